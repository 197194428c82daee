import type { BookingDocument } from '../documents/booking-document.ts'
import type { DocumentItem } from '../documents/document-item.ts'
import { textsOfDocument } from '../documents/texts-of-document.ts'
import type { BookingMail } from './mail-data.ts'

/** Gives the items that a mail is about: those it names, or those in the states that it reports; all where there is none. */
export function itemsOf(
  { document, about }: Pick<BookingMail, 'document' | 'about'>,
  ...states: DocumentItem['state'][]
): readonly DocumentItem[] {
  const isMeant = ({ id, state }: DocumentItem) => (about ? about.includes(id) : states.includes(state))
  const found = document.items.filter(isMeant)
  return found.length > 0 ? found : document.items
}

/** Takes a booking and the items that a mail is about, and gives what its sentences name: the booking, and what these are called. */
export function placesOf(document: BookingDocument, items: readonly DocumentItem[]) {
  return {
    reference: document.reference,
    title: textsOfDocument(document).list(items.map(({ title }) => title)),
  }
}
