import type { ReactNode } from 'react'
import type { BookedItem } from '../item/booked-item.ts'
import { activeItems, itemsOf, type OfItems } from '../item/booked-item.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { type Product, ProductScope, useProduct, useViews } from './product-scope.tsx'
import type { LoadedProductView, ProductView } from './product-view.ts'

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

/** Returns a function that reads the items of a quote, proposal or booking. */
export function useItemsOf(): (ordered: OfItems) => readonly BookedItem[] {
  const products = useViews().map(({ product }) => product)
  return (ordered) => itemsOf(ordered, products)
}

export function useItems(ordered: OfItems): readonly BookedItem[] {
  return useItemsOf()(ordered)
}

interface FirstItem {
  item: BookedItem
  facts: ItemFacts
  view: ProductView
  pieces: LoadedProductView
}

/** Returns the first active item of an order, which names and dates the whole; uses its product's scope. */
export function useFirstItem(ordered: OfItems): FirstItem {
  return useFirstOf(useItems(ordered))
}

/** The same for known items. */
export function useFirstOf(items: readonly BookedItem[]): FirstItem {
  const { view, pieces } = useProduct()
  const item = leadingOf(items, view.product)
  if (!item) throw new Error(`The order has no item of the product ${view.product}.`)
  return { item, view, pieces, facts: pieces.factsOf(item) }
}

function leadingOf(items: readonly BookedItem[], product: string): BookedItem | undefined {
  return [...activeItems(items), ...items].find((item) => item.product === product)
}

/** Returns a function that names an order of the product in scope. */
export function useTitleOf(): (ordered: OfItems) => string {
  const { view, pieces } = useProduct()
  const itemsOf = useItemsOf()
  return (ordered) => {
    const item = leadingOf(itemsOf(ordered), view.product)
    return item ? pieces.factsOf(item).title : ''
  }
}
