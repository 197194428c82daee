import { atom } from 'jotai'

/** True once the visitor has opened the agency's chat; nothing of it loads before. */
export const chatAtom = atom(false)
