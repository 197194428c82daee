import { Picture } from '../../../../../ui/picture.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readRental } from './read-rental.ts'
import { CarName, RentalFacts } from './rental-card.tsx'
import { RentalTimes } from './rental-times.tsx'

/** Summary of a rental at the top of the checkout: car, times and cover. */
export function RentalSummary({ item }: ItemProps) {
  const booked = readRental(item)
  const { rental } = booked
  return (
    <>
      <div className="flex items-start gap-4 p-5">
        <Picture
          src={rental.vehicle.picture}
          fallback="/scenes/fallback.svg"
          alt=""
          className="size-24 shrink-0 rounded-lg object-cover"
        />
        <div className="min-w-0">
          <CarName booked={booked} />
        </div>
      </div>
      <div className="border-t">
        <RentalTimes rental={rental} />
      </div>
      <div className="border-t px-5 pt-5">
        <RentalFacts booked={booked} showsTerms={false} />
      </div>
    </>
  )
}
