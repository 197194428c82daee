import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import type { DocumentItem } from '../../domain/documents/document-item.ts'
import type { DocumentTexts } from '../../domain/documents/document-texts.ts'
import { englishOf, textsOfItem } from '../../domain/documents/texts-of-document.ts'
import type { Sheet } from './sheet.ts'
import type { TextStyle } from './type-setter.ts'

/** What every section of a voucher is made from. */
export interface VoucherContext {
  sheet: Sheet
  document: BookingDocument
  words: DocumentTexts
  /** English words next to those of another language, for staff where the booking takes place; null where it is English. */
  gloss: DocumentTexts | null
  styles: VoucherStyles
}

/** The same for a section about an item, in its product's words. */
export interface ItemContext extends VoucherContext {
  item: DocumentItem
  /** Whether the booking has no other. */
  isOnly: boolean
}

/** Takes what a voucher is made from and an item, and gives what its sections are made from. */
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

/** Gives the styles of a voucher's text. */
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
