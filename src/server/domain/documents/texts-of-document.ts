import type { BookingDocument } from './booking-document.ts'
import type { DocumentItem } from './document-item.ts'
import { type DocumentTexts, documentTexts } from './document-texts.ts'

type Spoken = Pick<BookingDocument, 'language' | 'locale'>

/** Gives the item of a booking that has no other. */
export function onlyItem({ items }: Pick<BookingDocument, 'items'>): DocumentItem | null {
  return items.length === 1 ? items[0] : null
}

/** Gives the words for a booking as a whole: those of its product where it has one item, and those of every product otherwise. */
export function textsOfDocument(document: Spoken & Pick<BookingDocument, 'items'>): DocumentTexts {
  return documentTexts(document, onlyItem(document)?.texts.own)
}

/** Gives the words for an item. */
export function textsOfItem(document: Spoken, { texts }: Pick<DocumentItem, 'texts'>): DocumentTexts {
  return documentTexts(document, texts.own)
}

/** Gives English words to stand next to a document's own, for staff who do not read its language; null where it is English. */
export function englishOf(
  { language }: Pick<Spoken, 'language'>,
  item: Pick<DocumentItem, 'texts'> | null,
): DocumentTexts | null {
  return language === 'en' ? null : documentTexts({ language: 'en', locale: 'en-GB' }, item?.texts.english)
}

/** Gives what a booking is called: its items that remain, one after the other. */
export function titleOf({ items }: Pick<BookingDocument, 'items'>, { list }: DocumentTexts): string {
  return list(remaining(items).map(({ title }) => title))
}

/** Gives the items that were neither refused nor cancelled; all of them where none remains. */
export function remaining(items: readonly DocumentItem[]): readonly DocumentItem[] {
  const kept = items.filter(({ state }) => state !== 'rejected' && state !== 'cancelled')
  return kept.length > 0 ? kept : items
}
