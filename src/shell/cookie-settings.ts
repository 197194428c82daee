import { atom } from 'jotai'

/** Whether the visitor has called for the cookie settings; what is added to the page at rest shows them. */
export const cookieSettingsAtom = atom(false)
