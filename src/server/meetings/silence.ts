/** Milliseconds without a word after which somebody counts as gone from a meeting room; pages speak every ten seconds. Their seat is kept all the same. */
export const silence = 35_000;
