import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { BookedItem } from '../item/booked-item.ts'
import { isAhead, isEnded } from '../item/kept-items.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useWords } from '../words/use-words.ts'
import { itemStanding } from './item-standing.ts'
import { stateLooks } from './state-looks.ts'
import { useItemWords } from './use-item-words.ts'

interface ItemSectionProps {
  booking: Booking
  /** The item as its product reads it. */
  shown: BookedItem
  /** The same item of the booking. */
  item: BookingItem
  isForClient: boolean
}

/** An item among others of a booking: its name, its own state and what that means, and what was booked. */
export function ItemSection({ booking, shown, item, isForClient }: ItemSectionProps) {
  const { pieces } = useProduct()
  const { title } = pieces.factsOf(shown)
  return (
    <section aria-label={title} className="grid gap-2">
      <ItemState {...{ booking, item, title, isForClient }} />
      <pieces.Card item={shown} showsTerms={isAhead(item.state)} hasName />
    </section>
  )
}

function ItemState({
  booking,
  item,
  title,
  isForClient,
}: Omit<ItemSectionProps, 'shown'> & { title: string }) {
  const text = useWords()
  const standing = itemStanding(booking, item)
  const { icon, look, mark } = stateLooks[standing]
  const words = useItemWords({ booking, item, title, isForClient })
  const { confirmationNumber } = item
  return (
    <div className={classNames('flex items-start gap-3 rounded-xl border px-4 py-3', look)}>
      <span className={mark}>
        <Icon path={icon} className="size-6" />
      </span>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="font-bold">{text(`bookingState.${standing}`)}</p>
        {words.length > 0 && <p className="max-w-prose">{words.join(' ')}</p>}
        {confirmationNumber && !isEnded(item.state) && (
          <p className="text-sm">
            {text('booked.supplierNumber')}: <bdi className="font-semibold">{confirmationNumber}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
