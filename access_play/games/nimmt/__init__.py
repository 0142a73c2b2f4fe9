"""11 nimmt!: ox cards shed on growing piles, bulls that pay for several at once."""
