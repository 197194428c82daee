import type { Booking } from '../../../../contract/types.ts'
import { StateBadge } from '../booked/booking-state.tsx'
import { itemStanding } from '../booked/item-standing.ts'
import { EachItem } from '../product/each-item.tsx'
import { useItems } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'

/** Each of several items by its name, with its state in a word. */
export function ItemStates({ booking }: { booking: Booking }) {
  const text = useWords()
  return (
    <ul aria-label={text('several.items')} className="mt-2 grid gap-1.5">
      <EachItem items={useItems(booking)}>
        {(shown, { pieces }) => {
          const item = booking.items[shown.at]
          return (
            item && (
              <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="font-semibold wrap-anywhere">{pieces.factsOf(shown).title}</bdi>
                <StateBadge state={itemStanding(booking, item)} />
              </li>
            )
          )
        }}
      </EachItem>
    </ul>
  )
}
