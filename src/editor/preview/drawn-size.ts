import { atom } from 'jotai'

/** How wide the site's window is in its own pixels, and how much smaller it is drawn; null before it is. In the editor's store. */
export const drawnSizeAtom = atom<{ width: number; scale: number } | null>(null)
