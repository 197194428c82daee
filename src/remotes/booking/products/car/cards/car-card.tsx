import { memo } from 'react'
import { Badge } from '../../../../../ui/badge.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { ChosenBadge, OfferCard, useDiscount } from '../../../spine/results/offer-card.tsx'
import { PaidAtDesk, RentalPrice } from '../booking/rental-price.tsx'
import type { CardCar } from '../results/card-car.ts'
import { DeskLines } from './desk-line.tsx'
import { FactLine } from './fact-line.tsx'
import { ProviderLine } from './provider-line.tsx'
import { CoverLines, MileageLine, PaymentTerms } from './rental-terms.tsx'
import { useClassName, VehicleFacts } from './vehicle-facts.tsx'

/** Shared by the card and its skeleton; the shape depends on the width of the list. */
export const carCardFrame =
  'relative grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border bg-card shadow-card @min-[36rem]:grid-cols-[13rem_minmax(0,1fr)] @min-[36rem]:gap-4 @min-[36rem]:p-4 @min-[52rem]:grid-cols-[15rem_minmax(0,1fr)]'

const FEW_CARS = 3

interface CarCardProps {
  car: CardCar
  /** The car's page, for the rental of the search. */
  href: string
  /** True if the visitor came from this car's deal. */
  isChosen: boolean
  hover: HoverStore
}

/** One car of the results with its total for the rental. The whole card links to the car's page. */
export const CarCard = memo(function CarCard({ car, href, isChosen, hover }: CarCardProps) {
  const text = useProductTexts()
  const classOf = useClassName()
  const { rental } = car
  const { vehicle, carId } = rental
  return (
    <OfferCard id={carId} pinId={rental.pickUp.desk.id} frame={carCardFrame} {...{ hover, isChosen }}>
      <div className="@min-[36rem]:self-start">
        <div className="relative">
          <Picture
            src={vehicle.picture}
            fallback="/scenes/fallback.svg"
            alt=""
            loading="lazy"
            decoding="async"
            width={640}
            height={400}
            className="aspect-8/5 w-full object-cover @min-[36rem]:rounded-lg"
          />
          <DiscountBadge price={car.price} />
        </div>
        <div className="mt-3 @max-[36rem]:px-4">
          <ProviderLine rental={rental} />
        </div>
      </div>
      <div className="grid gap-3 @max-[36rem]:p-4 @max-[36rem]:pt-3 @min-[52rem]:grid-cols-[minmax(0,1fr)_12.5rem] @min-[52rem]:gap-5">
        <div className="min-w-0">
          {isChosen && <ChosenBadge>{text('car.chosen')}</ChosenBadge>}
          <h2 className="text-lg leading-snug font-bold">
            <Link
              href={href}
              className="after:absolute after:inset-0 after:rounded-xl hover:text-link hover:underline"
            >
              <bdi>{vehicle.model}</bdi>
            </Link>{' '}
            <span className="text-sm font-normal text-muted-foreground">{text('car.similar')}</span>
          </h2>
          <p className="text-sm text-muted-foreground">{classOf(vehicle)}</p>
          <VehicleFacts vehicle={vehicle} className="mt-2.5" />
          <ul className="mt-2.5 grid gap-1 border-t pt-2.5 text-sm">
            <DeskLines desk={rental.pickUp.desk} />
          </ul>
          <ul className="mt-2.5 grid gap-x-4 gap-y-1 border-t pt-2.5 text-sm @min-[30rem]:grid-cols-2">
            <MileageLine mileage={rental.mileage} />
            <FactLine icon="fuel">{text(`fuelPolicy.${rental.fuelPolicy}`)}</FactLine>
            <CoverLines cover={car.cover} />
            <PaymentTerms policy={car.policy} payment={car.payment} />
            {car.left < FEW_CARS && (
              <FactLine icon="clock" variant="few">
                {text('car.left', { count: car.left })}
              </FactLine>
            )}
          </ul>
        </div>
        <CardPrice {...{ car, href }} />
      </div>
    </OfferCard>
  )
})

function DiscountBadge({ price }: { price: CardCar['price'] | undefined }) {
  const text = useProductTexts()
  const percent = useDiscount(price)
  if (percent === 0) return null
  return <Badge className="absolute start-3 top-3 shadow-sm">{text('car.discount', { percent })}</Badge>
}

function CardPrice({ car, href }: Pick<CarCardProps, 'car' | 'href'>) {
  const text = useProductTexts()
  const { rental, price } = car
  const name = rental.vehicle.model
  return (
    <div className="flex flex-col justify-end gap-3 border-t pt-3 @min-[52rem]:border-t-0 @min-[52rem]:border-s @min-[52rem]:ps-4 @min-[52rem]:pt-0">
      {price ? (
        <>
          <div className="grid gap-1">
            <RentalPrice price={price} days={rental.days} isOffer />
            <PaidAtDesk price={price} />
          </div>
          <LinkButton href={href} wide className="relative z-10">
            {text('car.view')}
            <span className="sr-only">: {name}</span>
          </LinkButton>
        </>
      ) : (
        <RevealPrice name={name} />
      )}
    </div>
  )
}
