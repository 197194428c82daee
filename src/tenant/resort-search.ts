/** The longest window of check-in that is searched, in days. */
export const MOST_WINDOW_DAYS = 92

/** How far ahead weeks in resorts are sold, in days: 24 months. */
export const MOST_DAYS_TO_WEEK = 730
