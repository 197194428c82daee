import { atom } from 'jotai'

/** Where the visitor is, once they have let the site know; never stored, and null until then. Degrees. */
export const nearnessAtom = atom<{ latitude: number; longitude: number } | null>(null)
