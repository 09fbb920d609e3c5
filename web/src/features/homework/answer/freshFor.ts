/** Milliseconds for which the address of a file is taken again: it is good for twice as long. */
export const freshFor = 300_000
