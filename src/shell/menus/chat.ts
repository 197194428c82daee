import { atom } from 'jotai'

/** Whether the visitor has asked for the agency's chat; nothing of it is loaded before. */
export const chatAtom = atom(false)
