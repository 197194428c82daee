import type { Rental } from '../../../../../contract/types.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** Pick-up and drop-off with their desks, in each desk's own time, and the charged days. */
export function RentalTimes({ rental: { pickUp, dropOff, days } }: { rental: Rental }) {
  const text = useProductTexts()
  const { weekday, timeOfDay } = useLocalTime()
  return (
    <dl className="grid grid-cols-2">
      <div className="p-4 ps-5">
        <dt className="text-sm text-muted-foreground">{text('rental.pickUp')}</dt>
        <dd className="font-bold">{weekday(pickUp.at.slice(0, 10))}</dd>
        <dd className="font-bold">{timeOfDay(pickUp.at.slice(11, 16))}</dd>
        <dd className="text-sm text-muted-foreground">
          <bdi>{pickUp.desk.name}</bdi>
        </dd>
      </div>
      <div className="border-s p-4 pe-5">
        <dt className="text-sm text-muted-foreground">{text('rental.dropOff')}</dt>
        <dd className="font-bold">{weekday(dropOff.at.slice(0, 10))}</dd>
        <dd className="font-bold">{timeOfDay(dropOff.at.slice(11, 16))}</dd>
        <dd className="text-sm text-muted-foreground">
          <bdi>{dropOff.desk.name}</bdi>
        </dd>
        <dd className="text-sm text-muted-foreground">{text('rental.days', { count: days })}</dd>
      </div>
    </dl>
  )
}
