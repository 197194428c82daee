import { atom } from 'jotai'

/** Where the visitor is, to two decimals of a degree: about a kilometre, and all that a deal's distance needs. */
export interface Nearness {
  latitude: number
  longitude: number
}

/** The visitor's place, or null while it is not known: deals are then near the agency's. */
export const nearnessAtom = atom<Nearness | null>(null)
