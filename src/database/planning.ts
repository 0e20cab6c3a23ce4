/**
 * So many tables of a statement the database puts into an order of its own; beyond them it keeps the order in which they are joined. Our statements find the rows of
 * a page first and then look up what is told of them, and weighing every order of nine tables takes longer than to read them.
 */
export const joinsWeighed = 4;
