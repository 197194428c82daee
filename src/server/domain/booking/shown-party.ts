import type { BookingItem, Party, Traveller } from '../../../contract/types.ts'

/** How many characters of a document's number its booking shows: enough to tell two documents of a person apart. */
const SHOWN = 3

/** Takes an item's party and gives it as the booking shows it: of a document's number no more than its end. */
export function shownParty({ travellers, answers = [] }: Party): BookingItem['party'] {
  return { travellers: travellers.map(shownTraveller), ...(answers.length > 0 && { answers }) }
}

function shownTraveller({ document, ...traveller }: Traveller): BookingItem['party']['travellers'][number] {
  if (document === undefined) return traveller
  const { number, ...said } = document
  return { ...traveller, document: { ...said, lastCharacters: number.slice(-SHOWN) } }
}
