import { useApi, useCurrency, useQuery } from '@livery/platform'
import { type ReactNode, useState } from 'react'
import { flightQuery } from '../../../../../api/flights.ts'
import type {
  BookedService,
  CurrencyCode,
  FlightAnswer,
  FlightService,
  SeatWanted,
  ServiceWanted,
} from '../../../../../contract/types.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { resultsTexts } from '../../../spine/pages/page-texts.ts'
import { TextScope, useProduct } from '../../../spine/product/product-scope.tsx'
import type { ChangeFormProps } from '../../../spine/product/product-view.ts'
import { ServiceSections } from '../journey/service-sections.tsx'
import { SeatSection } from '../seats/seat-section.tsx'
import type { JourneyChange } from './journey-change.ts'
import { readJourney } from './read-journey.ts'

interface ChangeExtrasProps extends Pick<ChangeFormProps, 'item' | 'reference' | 'party'> {
  names: readonly string[]
  onChange: (change: JourneyChange) => void
}

/** Bags, services and seats of a booked journey; their texts are those of the journey's page. */
export function ChangeExtras(props: ChangeExtrasProps) {
  const { view } = useProduct()
  const meanwhile = <Skeleton className="h-64 rounded-xl" />
  return (
    <TextScope
      product={view.product}
      texts={[resultsTexts, view.pageTexts, view.texts]}
      meanwhile={meanwhile}
    >
      <BookedExtras {...props} meanwhile={meanwhile} />
    </TextScope>
  )
}

function BookedExtras(props: ChangeExtrasProps & { meanwhile: ReactNode }) {
  const text = useProductTexts()
  const [currency] = useCurrency()
  const { item, reference, meanwhile } = props
  const booked = { reference, itemId: item.id ?? '' }
  const { data, error, refetch } = useQuery(
    flightQuery(useApi(), { booked, currency: currency as CurrencyCode }),
  )
  if (error)
    return (
      <Alert
        tone="destructive"
        title={text('change.extrasFailed')}
        action={
          <Button size="small" variant="outline" onClick={() => void refetch()}>
            {text('results.retry')}
          </Button>
        }
      />
    )
  return data ? <Extras {...props} answer={data.data} /> : meanwhile
}

/** Adds to what is booked; a booked seat can be exchanged, but not returned. */
function Extras({
  item,
  reference,
  party,
  names,
  onChange,
  answer,
}: ChangeExtrasProps & { answer: FlightAnswer }) {
  const journey = readJourney(item)
  const [services, setServices] = useState<readonly ServiceWanted[]>([])
  const [seats, setSeats] = useState<readonly SeatWanted[]>([])
  function change(next: { services?: readonly ServiceWanted[]; seats?: readonly SeatWanted[] }) {
    const all = { services, seats, ...next }
    setServices(all.services)
    setSeats(all.seats)
    onChange(
      all.services.length + all.seats.length > 0
        ? { services: [...all.services], seats: [...all.seats] }
        : null,
    )
  }
  const isSamePlace = (one: SeatWanted, other: SeatWanted) =>
    one.slice === other.slice && one.segment === other.segment && one.passenger === other.passenger
  const kept = journey.seats.filter((booked) => !seats.some((one) => isSamePlace(one, booked)))
  const isBooked = (one: SeatWanted) =>
    journey.seats.some((booked) => isSamePlace(one, booked) && one.seat === booked.seat)
  return (
    <>
      <ServiceSections
        answer={{ ...answer, services: servicesLeft(answer.services, journey.services) }}
        {...{ names, services }}
        onChange={(next) => change({ services: next })}
      />
      <SeatSection
        answer={answer}
        journey={{ booked: { reference, itemId: item.id ?? '' } }}
        names={names}
        laps={new Set(party.travellers.flatMap(({ lapOf }) => lapOf ?? []))}
        seats={[...kept, ...seats]}
        onChange={(next) => change({ seats: next.filter((one) => !isBooked(one)) })}
      />
    </>
  )
}

/** Returns the services that passengers can have in addition to what they have. */
function servicesLeft(offered: readonly FlightService[], booked: readonly BookedService[]): FlightService[] {
  return offered.flatMap((service) => {
    const countOf = (passenger: number) =>
      booked
        .filter((one) => one.passenger === passenger && isSameService(one, service))
        .reduce((sum, { count }) => sum + count, 0)
    const groups = Map.groupBy(service.passengers, (passenger) => service.maximum - countOf(passenger))
    return [...groups].flatMap(([maximum, passengers]) =>
      maximum > 0 ? [{ ...service, maximum, passengers }] : [],
    )
  })
}

function isSameService(booked: BookedService, service: FlightService): boolean {
  const isSameKind = booked.kind === service.kind && booked.code === service.code
  return (
    isSameKind && booked.kilograms === service.kilograms && booked.slices.join() === service.slices.join()
  )
}
