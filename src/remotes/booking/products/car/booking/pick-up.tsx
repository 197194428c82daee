import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readRental } from './read-rental.ts'

/** Pick-up time and desk, in the desk's own time zone. */
export function PickUpLine({ item }: ItemProps) {
  const text = useProductTexts()
  const { at } = useLocalTime()
  const { pickUp } = readRental(item).rental
  return (
    <p className="mt-2 flex items-start gap-2">
      <Icon name="clock" className="mt-0.5 size-4.5 text-link" />
      <span>
        {text('rental.pickUp')}: {at(pickUp.at)}, <bdi>{pickUp.desk.name}</bdi>
      </span>
    </p>
  )
}

/** Next step after booking: where and when to pick up the car, and what to bring. */
export function usePickUpStep(): (item: BookedItem, isForClient: boolean) => string {
  const text = useProductTexts()
  const { at } = useLocalTime()
  return (item, isForClient) => {
    const { pickUp } = readRental(item).rental
    return text(`confirmation.next.arrive${isForClient ? 'ForClient' : ''}`, {
      when: at(pickUp.at),
      desk: `\u2068${pickUp.desk.name}\u2069`,
    })
  }
}
