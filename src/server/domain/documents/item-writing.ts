import type { DocumentTraveller } from './booking-document.ts'
import type { Worded } from './document-item.ts'
import type { DocumentTexts } from './document-texts.ts'

/** What a kind of product writes an item with. */
export interface ItemWriting {
  /** Words of the document's language, the product's own among them. */
  readonly words: DocumentTexts
  /** The same in English, for staff who do not read it; null where the document is English. */
  readonly english: DocumentTexts | null
  /** The item's own. */
  readonly party: readonly DocumentTraveller[]
}

/** Takes how something is said and gives it in the document's language and in English. */
export function worded(
  { words, english }: Pick<ItemWriting, 'words' | 'english'>,
  say: (words: DocumentTexts) => string,
): Worded {
  return { own: say(words), english: english === null ? null : say(english) }
}
