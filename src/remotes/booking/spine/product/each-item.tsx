import type { ReactNode } from 'react'
import type { BookedItem } from '../item/booked-item.ts'
import { type Product, ProductScope, useProduct } from './product-scope.tsx'

interface EachItemProps {
  items: readonly BookedItem[]
  children: (item: BookedItem, product: Product) => ReactNode
}

/** Renders each item of a booking with the components of its product. */
export function EachItem({ items, children }: EachItemProps) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity except their position
    <ProductScope key={index} product={item.product}>
      <Drawn item={item} draw={children} />
    </ProductScope>
  ))
}

function Drawn({ item, draw }: { item: BookedItem; draw: EachItemProps['children'] }) {
  return draw(item, useProduct())
}
