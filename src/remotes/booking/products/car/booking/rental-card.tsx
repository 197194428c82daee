import type { BookedRental, RentalHandover } from '../../../../../contract/types.ts'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { streetMapHref } from '../../../spine/map/street-map-href.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { DeskHours } from '../cards/desk-hours.tsx'
import { ProviderLogo, useDeskWords } from '../cards/desk-line.tsx'
import { DeskPlaces } from '../cards/desk-places.tsx'
import { FactLine } from '../cards/fact-line.tsx'
import { CoverLines, MileageLine, PaymentTerms } from '../cards/rental-terms.tsx'
import { useClassName, useModelName } from '../cards/vehicle-facts.tsx'
import { useExtraName } from '../extras/extra-list.tsx'
import { BringList } from '../rental/rental-rules.tsx'
import { readRental } from './read-rental.ts'
import { RentalTimes } from './rental-times.tsx'

interface RentalCardProps {
  /** Shows until when cancelling is free; a cancelled booking omits it. */
  showsTerms?: boolean
  /** Omitted if the page's heading already names the car. */
  hasName?: boolean
}

/** Card of a quoted or booked rental: car, times, desks with directions, cover, extras, and what to bring. */
export function ItemRentalCard({ item, showsTerms = true, hasName = true }: ItemProps & RentalCardProps) {
  const text = useProductTexts()
  const booked = readRental(item)
  const { rental, cover } = booked
  const isOneDesk = rental.pickUp.desk.id === rental.dropOff.desk.id
  return (
    <section className="@container overflow-hidden rounded-xl border bg-card shadow-card">
      <div className="grid @min-[30rem]:grid-cols-[14rem_1fr]">
        <Picture
          src={rental.vehicle.picture}
          fallback="/scenes/fallback.svg"
          alt=""
          width={640}
          height={400}
          className="aspect-8/5 w-full object-cover @min-[30rem]:m-5 @min-[30rem]:me-0 @min-[30rem]:w-[calc(100%-1.25rem)] @min-[30rem]:rounded-lg"
        />
        <div className="grid content-center gap-3 p-5">
          {hasName && <CarName booked={booked} />}
          <RentalFacts {...{ booked, showsTerms }} />
        </div>
      </div>
      <div className="border-t">
        <RentalTimes rental={rental} />
      </div>
      {showsTerms && (
        <>
          <div className="grid gap-4 border-t p-5 @min-[36rem]:grid-cols-2">
            <Directions
              title={text(isOneDesk ? 'desk.pickUpAndDropOff' : 'rental.pickUp')}
              handover={rental.pickUp}
            />
            {!isOneDesk && <Directions title={text('rental.dropOff')} handover={rental.dropOff} />}
            <div className={isOneDesk ? 'h-64' : 'h-64 @min-[36rem]:col-span-2'}>
              <DeskPlaces rental={rental} />
            </div>
          </div>
          <div className="border-t p-5">
            <h3 className="font-bold">{text('bring.title')}</h3>
            <BringList {...{ rental, cover }} className="mt-2 grid gap-1.5 text-[0.9375rem]" />
          </div>
        </>
      )}
    </section>
  )
}

/** Model, class and rental company of a booked car. */
export function CarName({ booked: { rental } }: { booked: BookedRental }) {
  const nameOf = useModelName()
  const classOf = useClassName()
  return (
    <div>
      <h2 className="font-brand text-heading wrap-anywhere">{nameOf(rental.vehicle)}</h2>
      <p className="mt-1 mb-2 text-sm text-muted-foreground">{classOf(rental.vehicle)}</p>
      <ProviderLogo provider={rental.provider} />
    </div>
  )
}

interface RentalFactsProps {
  booked: BookedRental
  /** Shows until when cancelling is free; omitted if that time is over or the page shows it elsewhere. */
  showsTerms: boolean
}

/** Cover with its excess and deposit, mileage, fuel, and extras. */
export function RentalFacts({ booked, showsTerms }: RentalFactsProps) {
  const text = useProductTexts()
  const extraOf = useExtraName()
  const { rental, cover, extras, policy, payment } = booked
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      <FactLine icon="shield" variant="main">
        {text(`cover.level.${cover.level}`)}
      </FactLine>
      <CoverLines cover={cover} />
      <MileageLine mileage={rental.mileage} />
      <FactLine icon="fuel">{text(`fuelPolicy.${rental.fuelPolicy}`)}</FactLine>
      {extras.map((extra) => (
        <FactLine key={extra.code} icon="check">
          {extra.count} × {extraOf(extra)}
        </FactLine>
      ))}
      {showsTerms && <PaymentTerms {...{ policy, payment }} />}
    </ul>
  )
}

/** How to reach a desk: its name, kind, address and phone, with a link to a map. */
function Directions({
  title,
  handover: { desk, isOutOfHours },
}: {
  title: string
  handover: RentalHandover
}) {
  const text = useProductTexts()
  const wordsOf = useDeskWords()
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold text-muted-foreground">{title}</h3>
      <p className="mt-1 font-bold">
        <bdi>{desk.name}</bdi>
      </p>
      <ul className="mt-2 grid gap-1.5 text-[0.9375rem]">
        <FactLine icon="key">{wordsOf(desk)}</FactLine>
        <FactLine icon="place">
          <bdi>{desk.address}</bdi>
        </FactLine>
        {desk.phone && (
          <FactLine icon="phone">
            <a
              className="text-link underline underline-offset-3"
              href={`tel:${desk.phone.replace(/[^+\d]/g, '')}`}
            >
              <bdi dir="ltr">{desk.phone}</bdi>
            </a>
          </FactLine>
        )}
        {isOutOfHours && (
          <FactLine icon="alert" variant="few">
            {text('desk.outOfHours')}
          </FactLine>
        )}
      </ul>
      {desk.hours && <DeskHours hours={desk.hours} />}
      <p className="mt-2">
        <a
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-3"
          href={streetMapHref(desk.position)}
          target="_blank"
          rel="noreferrer"
        >
          {text('desk.directions')}
          <span className="sr-only">: {desk.name}</span>
        </a>
      </p>
    </div>
  )
}
