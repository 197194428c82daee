/** Address at which the front of `npm run dev` says whether the server serves; it answers when that is known. */
export const DEV_STATE = '/@livery/state'

/** The module that shows faults over a page, and the event by which it hears that a file was saved. */
export const SHOW_FAULTS = '/scripts/dev/page/show-faults.ts'
export const SAVED = 'livery:saved'
