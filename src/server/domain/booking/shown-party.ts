import type { BookingItem, Party, Traveller } from '../../../contract/types.ts'

/** Characters of a document's number that its booking shows: enough to tell a person's two documents apart. */
const VISIBLE_CHARACTERS = 3

/** Returns a party as its booking shows it, with only the end of each document's number. */
export function shownParty({ travellers, answers = [] }: Party): BookingItem['party'] {
  return { travellers: travellers.map(shownTraveller), ...(answers.length > 0 && { answers }) }
}

function shownTraveller({ document, ...traveller }: Traveller): BookingItem['party']['travellers'][number] {
  if (document === undefined) return traveller
  const { number, ...rest } = document
  return { ...traveller, document: { ...rest, lastCharacters: number.slice(-VISIBLE_CHARACTERS) } }
}
