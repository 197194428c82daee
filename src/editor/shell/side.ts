import { atom } from 'jotai'

/** The part that a phone shows; wider screens show both. */
export type Side = 'settings' | 'preview'

/** In the editor's store. */
export const sideAtom = atom<Side>('settings')
