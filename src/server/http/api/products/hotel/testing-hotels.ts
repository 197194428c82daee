import type { HotelSearchPart } from '../../../../../contract/types.ts'

/** The centre of Lisbon, where the visitors of the tests search. */
export const lisbon = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
export const mayStay = { start: '2026-05-08', end: '2026-05-11' }
export const two = { adults: 2, childAges: [] }

/** Reads a search's answer to its end. */
export async function searchParts(response: Response): Promise<HotelSearchPart[]> {
  return searchPartsOf(await response.text())
}

/** Parses the whole text of a search's answer. */
export function searchPartsOf(text: string): HotelSearchPart[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as HotelSearchPart)
}

/** The offers of a search, in order. */
export function offersOf(parts: readonly HotelSearchPart[]) {
  return parts.flatMap((part) => (part.kind === 'offers' ? part.offers : []))
}
