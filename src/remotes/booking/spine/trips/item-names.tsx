import type { ReactNode } from 'react'
import { PeriodDates } from '../booked/period-dates.tsx'
import type { BookedItem } from '../item/booked-item.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { EachItem } from '../product/each-item.tsx'

interface Items {
  items: readonly BookedItem[]
}

/** What items are called, one after the other on a line. */
export function ItemNames({ items }: Items) {
  return <Joined items={items}>{({ title }) => <bdi>{title}</bdi>}</Joined>
}

/** When items begin and end, in the same order. */
export function ItemPeriods({ items }: Items) {
  return <Joined items={items}>{({ period }) => <PeriodDates {...period} />}</Joined>
}

function Joined({ items, children }: Items & { children: (facts: ItemFacts) => ReactNode }) {
  return (
    <EachItem items={items}>
      {(item, { pieces }) => (
        <>
          {item !== items[0] && ' · '}
          {children(pieces.factsOf(item))}
        </>
      )}
    </EachItem>
  )
}
