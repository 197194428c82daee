/** Milliseconds. The first answer of a server or database can take seconds on a busy machine. */
export const startTimeout = 10_000
