/** The latest first day of a stay, a rental or an activity, in days from today: suppliers sell no further ahead. */
export const MOST_DAYS_AHEAD = 540
