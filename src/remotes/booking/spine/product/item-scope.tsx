import type { ReactNode } from 'react'
import type { OfItems } from '../item/booked-item.ts'
import { activeItems } from '../item/booked-item.ts'
import { useItems } from './items.tsx'
import { ProductScope } from './product-scope.tsx'

interface ItemScopeProps {
  /** A quote, a proposal or a booking. */
  ordered: OfItems
  meanwhile?: ReactNode
  children: ReactNode
}

/** Product scope of an order on any page: that of its first active item. */
export function ItemScope({ ordered, meanwhile = null, children }: ItemScopeProps) {
  const [first] = activeItems(useItems(ordered))
  if (!first) throw new Error('The booking part has none of the products in this order.')
  return (
    <ProductScope product={first.product} meanwhile={meanwhile}>
      {children}
    </ProductScope>
  )
}
