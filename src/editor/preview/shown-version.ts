import { atom } from 'jotai'

/** The published version that every preview shows instead of the draft; null for the draft. In the editor's store. */
export const shownVersionAtom = atom<number | null>(null)
