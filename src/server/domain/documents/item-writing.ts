import type { SupplierTicket } from '../suppliers/supplier-ticket.ts'
import type { BookingAnswer } from '../suppliers/traveller.ts'
import type { DocumentTraveller } from './booking-document.ts'
import type { Worded } from './document-item.ts'
import type { DocumentTexts } from './document-texts.ts'

/** What a kind of product needs to write an item. */
export interface ItemWriting {
  /** The texts of the document's language, including the product's own. */
  readonly words: DocumentTexts
  /** The same in English, for staff who do not read it; null if the document is English. */
  readonly english: DocumentTexts | null
  /** The party of this item. */
  readonly party: readonly DocumentTraveller[]
  /** The party's answers to the product's questions. */
  readonly answers?: readonly BookingAnswer[]
  /** What admits the travellers; none before it is confirmed. */
  readonly tickets?: readonly SupplierTicket[]
}

/** Returns a text in the document's language and in English. */
export function worded(
  { words, english }: Pick<ItemWriting, 'words' | 'english'>,
  say: (words: DocumentTexts) => string,
): Worded {
  return { own: say(words), english: english === null ? null : say(english) }
}
