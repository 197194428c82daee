import type { Booking, BookingItem } from '../../../../contract/types.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { ConditionsCard } from '../policy/conditions-card.tsx'
import { usePromoNote } from './use-promo-note.ts'

interface ItemConditionsProps {
  booking: Booking
  /** One of its items. */
  item: BookingItem
  facts: Pick<ItemFacts, 'title' | 'place' | 'policy'>
}

/** What the cancellation of a booked item costs and when, under the item's name where the booking has several. */
export function ItemConditions({ booking, item, facts }: ItemConditionsProps) {
  const { policy, place, title } = facts
  const note = usePromoNote({ discounts: item.discounts ?? [], total: booking.total })
  const name = booking.items.length > 1 ? title : null
  return <ConditionsCard {...{ policy, place, note, name }} price={item.price} />
}
