import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import { englishOf, textsOfItem } from '../../domain/documents/booking-document-texts.ts'
import type { DocumentItem } from '../../domain/documents/document-item.ts'
import type { DocumentTexts } from '../../domain/documents/document-texts.ts'
import type { Sheet } from './sheet.ts'
import type { TextStyle } from './type-setter.ts'

/** The context of every section of a voucher. */
export interface VoucherContext {
  sheet: Sheet
  document: BookingDocument
  words: DocumentTexts
  /** English texts next to those of another language, for staff at the place; null if the voucher is in English. */
  gloss: DocumentTexts | null
  styles: VoucherStyles
}

/** The context of a section about an item, with its product's texts. */
export interface ItemContext extends VoucherContext {
  item: DocumentItem
  /** True if the booking has no other item. */
  isOnly: boolean
}

/** Returns the context of an item's sections. */
export function itemContext(context: VoucherContext, item: DocumentItem): ItemContext {
  const { document } = context
  return {
    ...context,
    item,
    isOnly: document.items.length === 1,
    words: textsOfItem(document, item),
    gloss: englishOf(document, item),
  }
}

type StyleName = 'body' | 'strong' | 'quiet' | 'small' | 'label' | 'fact' | 'heading' | 'title'
export type VoucherStyles = Readonly<Record<StyleName, TextStyle>>

/** Returns the text styles of a voucher. */
export function voucherStyles({ colors }: Pick<Sheet, 'colors'>): VoucherStyles {
  const { ink, quiet, accent } = colors
  return {
    body: { role: 'text', size: 9.5, color: ink },
    strong: { role: 'strong', size: 9.5, color: ink },
    quiet: { role: 'text', size: 9, color: quiet },
    small: { role: 'text', size: 8, color: quiet },
    label: { role: 'text', size: 7.8, color: quiet },
    fact: { role: 'strong', size: 12.5, color: ink, leading: 1.26 },
    heading: { role: 'display', size: 13, color: accent, leading: 1.3 },
    title: { role: 'display', size: 24, color: ink, leading: 1.14 },
  }
}
