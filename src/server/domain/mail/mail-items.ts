import type { BookingDocument } from '../documents/booking-document.ts'
import { textsOfDocument } from '../documents/booking-document-texts.ts'
import type { DocumentItem } from '../documents/document-item.ts'
import type { BookingMail } from './mail-data.ts'

/**
 * Returns the items that a mail is about: the named ones, otherwise those in the reported states; all if there are
 * none.
 */
export function mailItems(
  { document, about }: Pick<BookingMail, 'document' | 'about'>,
  ...states: DocumentItem['state'][]
): readonly DocumentItem[] {
  const isMeant = ({ id, state }: DocumentItem) => (about ? about.includes(id) : states.includes(state))
  const found = document.items.filter(isMeant)
  return found.length > 0 ? found : document.items
}

/** Returns the placeholders of a mail's sentences: the booking and the titles of the items. */
export function mailPlaceholders(document: BookingDocument, items: readonly DocumentItem[]) {
  return {
    reference: document.reference,
    title: textsOfDocument(document).list(items.map(({ title }) => title)),
  }
}
