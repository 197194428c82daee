import { atom } from 'jotai'

/** The visitor's position to two decimals of a degree, about a kilometre: enough for a deal's distance. */
export interface Nearness {
  latitude: number
  longitude: number
}

/** The visitor's position, or null while unknown: deals are then near the agency. */
export const nearnessAtom = atom<Nearness | null>(null)
