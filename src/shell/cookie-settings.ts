import { atom } from 'jotai'

/** True once the visitor has opened the cookie settings; content added to the idle page shows them. */
export const cookieSettingsAtom = atom(false)
