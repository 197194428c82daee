/** Address at which the front of `npm run dev` says whether the server serves, and which revision of the sources; it answers when that is known. */
export const DEV_STATE = '/@livery/state'

/** The module that shows faults over a page. */
export const SHOW_FAULTS = '/scripts/dev/page/show-faults.ts'
