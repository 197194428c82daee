import { suppliedProduct } from '../products/spine/item-supplier.ts'
import { kindOf, type LaterQuestions, type ProductKinds } from '../products/spine/product-kind.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'

interface QuestionDependencies {
  readonly kinds: ProductKinds
  readonly suppliers: SupplierMap
  readonly now: Date
}

/**
 * Returns the questions of a booked item that its travellers may still answer, and until when. Null if it has none, if
 * the time is over, or if its supplier takes no answers after the booking.
 */
export function laterQuestions(
  item: Pick<BookingItem, 'product' | 'supplier' | 'state' | 'snapshot'>,
  { kinds, suppliers, now }: QuestionDependencies,
): LaterQuestions | null {
  if (item.state !== 'confirmed' && item.state !== 'pending') return null
  if (suppliedProduct(suppliers, item)?.answer === undefined) return null
  const later = kindOf(item, kinds).laterQuestionsOf?.(quotedOf(item).subject) ?? null
  return later !== null && now < new Date(later.until) ? later : null
}
