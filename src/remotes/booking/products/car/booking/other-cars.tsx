import { useApi, useCurrency, usePage, useSearchParams } from '@livery/platform'
import { carSearchQuery } from '../../../../../api/cars.ts'
import { type CarSearchCriteria, carSearchHref, readCarSearch } from '../../../../../tenant/car-search.ts'
import { Link } from '../../../../../ui/link.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { sortOffers } from '../../../spine/results/sort-orders.ts'
import { useFoundOffers } from '../../../spine/results/use-found-offers.ts'
import { useClassName } from '../cards/vehicle-facts.tsx'
import { type CardCar, cardCar } from '../results/card-car.ts'
import { type LikedCar, likeFirst, sorts } from '../results/sorts.ts'
import { carPageHref, criteriaOf, readCarId, withRate } from '../search/car-page-href.ts'
import { searchBody } from '../search/search-body.ts'
import { readRental } from './read-rental.ts'
import { PaidAtDesk, RentalPrice } from './rental-price.tsx'

const FEW = 3

/** Other cars for the times of a rejected rental, or for those in the address if its car is gone. */
export function OtherCars({ item }: Partial<ItemProps>) {
  const { today } = usePage()
  const [params] = useSearchParams()
  if (item) {
    const { rental } = readRental(item)
    const like = { ...rental.vehicle, desk: rental.pickUp.desk.name }
    return <Found criteria={criteriaOf(rental)} gone={rental.carId} like={like} />
  }
  const criteria = readCarSearch((name) => params.get(name), today)
  return criteria ? <Found criteria={criteria} gone={readCarId(params)} /> : null
}

interface FoundProps {
  criteria: CarSearchCriteria
  gone: string | null
  /** The car that is gone, if the page knows it: cars like it come first. Otherwise the search says what it was. */
  like?: LikedCar
}

function Found({ criteria, gone, like }: FoundProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const { now } = useLocalTime()
  const { found } = useFoundOffers(carSearchQuery(useApi(), searchBody(criteria, currency, gone)))
  const others = (found?.offers ?? []).filter(({ rental }) => rental.carId !== gone)
  const sorted = sortOffers(
    others.map((offer) => cardCar(offer, now())),
    sorts.recommended,
  )
  const liked = like ?? found?.gone
  const cars = (liked ? likeFirst(sorted, liked) : sorted).slice(0, FEW)
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="other-cars" className="mx-auto max-w-5xl">
      <h2 id="other-cars" className="font-brand text-heading">
        {text('other.title')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {cars.map((car) => (
          <li key={car.rental.carId}>
            <SmallCard
              car={car}
              href={withRate(carPageHref(params, car.rental.carId, criteria), car.rateKey)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-center">
        <LinkButton variant="outline" href={withClient(carSearchHref(criteria), readClient(params))}>
          {text('other.all')}
        </LinkButton>
      </p>
    </section>
  )
}

/** A car by its picture, class, desk and total. */
function SmallCard({ car: { rental, price }, href }: { car: CardCar; href: string }) {
  const classOf = useClassName()
  const { vehicle, pickUp, days } = rental
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-card transition-shadow hover:shadow-lift">
      <Picture
        src={vehicle.picture}
        fallback="/scenes/fallback.svg"
        alt=""
        loading="lazy"
        width={640}
        height={400}
        className="aspect-8/5 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="leading-snug font-bold">
          <Link href={href} className="after:absolute after:inset-0 after:rounded-xl hover:underline">
            <bdi>{vehicle.model}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-muted-foreground">{classOf(vehicle)}</p>
        <p className="text-sm text-muted-foreground">
          <bdi>{pickUp.desk.name}</bdi>
        </p>
        <div className="mt-auto grid gap-1 pt-3">
          {price ? (
            <>
              <RentalPrice price={price} days={days} isOffer />
              <PaidAtDesk price={price} />
            </>
          ) : (
            <RevealPrice name={vehicle.model} />
          )}
        </div>
      </div>
    </article>
  )
}
