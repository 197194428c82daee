import type { HotelSearchPart } from '../../../../../contract/types.ts'

/** The centre of Lisbon, where the visitors of the tests search. */
export const lisbon = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
export const mayStay = { start: '2026-05-08', end: '2026-05-11' }
export const two = { adults: 2, childAges: [] }

/** Reads a search's answer to its end. */
export async function searchParts(response: Response): Promise<HotelSearchPart[]> {
  return searchPartsOf(await response.text())
}

/** Reads the offers of a search as they arrive. Ending the loop ends the search, as when a visitor leaves. */
export async function* readOffers(
  response: Response,
): AsyncGenerator<ReturnType<typeof offersOf>[number], void> {
  if (!response.ok || response.body === null) throw new Error(await response.text())
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of response.body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield* offersOf([JSON.parse(line) as HotelSearchPart])
  }
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
