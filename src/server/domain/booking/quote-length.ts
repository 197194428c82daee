/** Seconds for which a quote is valid. */
export const QUOTE_SECONDS = 30 * 60
