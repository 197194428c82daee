/**
 * Address at which the front of `npm run dev` reports whether the server runs, and its revision of the sources. It
 * answers once that is known.
 */
export const DEV_STATE = '/@livery/state'

/** The module that shows faults over a page. */
export const SHOW_FAULTS = '/scripts/dev/page/show-faults.ts'
