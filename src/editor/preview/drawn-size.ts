import { atom } from 'jotai'

/**
 * Width of the site's window in its own pixels, and the scale at which it is drawn; null before it is drawn. In the
 * editor's store.
 */
export const drawnSizeAtom = atom<{ width: number; scale: number } | null>(null)
