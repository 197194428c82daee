import type { SupplierChange as Answer, CurrencyCode, ItemSubject } from '../../../contract/types.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'

/** Returns a supplier change in the contract's shape, with whether its incident is open. */
export function supplierChangeAnswer(
  { id, state, snapshot, actor, foundAt, respondBy }: StoredSupplierChange,
  { kinds, isSettling }: { kinds: ProductKinds; isSettling: boolean },
): Answer {
  const { was, becomes, answers, unlessAnswered } = snapshot
  const less = was.price.total - becomes.price.total
  const shown = (item: QuotedItem) =>
    // Each kind returns its product's part of the contract.
    kindOf(item, kinds).shown(item.subject, item.policy) as ItemSubject
  return {
    ...{ id, state, foundAt: foundAt.toISOString(), respondBy: respondBy.toISOString() },
    ...{ was: shown(was), becomes: shown(becomes), answers: [...answers], unlessAnswered },
    ...(less > 0 && { lessPrice: { amount: less, currency: was.price.currency as CurrencyCode } }),
    ...(state !== 'open' && actor === 'system' && { isDefault: true }),
    ...(isSettling && { isSettling }),
  }
}
