import type { BookingDocument } from './booking-document.ts'
import type { DocumentItem } from './document-item.ts'
import { type DocumentTexts, documentTexts } from './document-texts.ts'

type DocumentLanguage = Pick<BookingDocument, 'language' | 'locale'>

/** Returns the only item of a booking, or null if there are several. */
export function onlyItem({ items }: Pick<BookingDocument, 'items'>): DocumentItem | null {
  return items.length === 1 ? items[0] : null
}

/** Returns the texts for a booking as a whole: its product's if it has one item, otherwise the common ones. */
export function textsOfDocument(document: DocumentLanguage & Pick<BookingDocument, 'items'>): DocumentTexts {
  return documentTexts(document, onlyItem(document)?.texts.own)
}

/** Returns the texts for an item. */
export function textsOfItem(
  document: DocumentLanguage,
  { texts }: Pick<DocumentItem, 'texts'>,
): DocumentTexts {
  return documentTexts(document, texts.own)
}

/** Returns English texts next to a document's own, for staff who do not read its language; null if it is English. */
export function englishOf(
  { language }: Pick<DocumentLanguage, 'language'>,
  item: Pick<DocumentItem, 'texts'> | null,
): DocumentTexts | null {
  return language === 'en' ? null : documentTexts({ language: 'en', locale: 'en-GB' }, item?.texts.english)
}

/** Returns a booking's title: the names of its remaining items. */
export function titleOf({ items }: Pick<BookingDocument, 'items'>, { list }: DocumentTexts): string {
  return list(remaining(items).map(({ title }) => title))
}

/** Returns the items that were neither refused nor cancelled; all of them if none is left. */
export function remaining(items: readonly DocumentItem[]): readonly DocumentItem[] {
  const left = items.filter(({ state }) => state !== 'rejected' && state !== 'cancelled')
  return left.length > 0 ? left : items
}
