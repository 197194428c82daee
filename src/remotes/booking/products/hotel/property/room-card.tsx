import { useState } from 'react'
import type { HotelRate } from '../../../../../contract/types.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { RateRow } from './rate-row.tsx'
import { useRoomName } from './rate-terms.tsx'
import { RoomFacts } from './room-facts.tsx'
import type { FoundRoom } from './room-rates.ts'
import { useRequestedRates } from './room-rates.ts'

const FEW = 3

interface RoomCardProps {
  found: FoundRoom
  hotelId: string
  place: string
  stay: HotelStay
  /** Opens the gallery with the room's pictures. */
  onPictures: (pictures: readonly string[], title: string) => void
}

/** A room with its rates. */
export function RoomCard({ found: { room, rates }, hotelId, place, stay, onPictures }: RoomCardProps) {
  const text = useProductTexts()
  const name = useRoomName()(room)
  const [picture] = room.pictures
  return (
    <article className="@container overflow-hidden rounded-xl border bg-card shadow-card">
      <div className="@min-[52rem]:grid @min-[52rem]:grid-cols-[17rem_1fr]">
        <div className="@min-[34rem]:grid @min-[34rem]:grid-cols-[15rem_1fr] @min-[52rem]:block @min-[52rem]:border-e">
          {picture && (
            <button
              type="button"
              onClick={() =>
                onPictures(
                  room.pictures.map(({ url }) => url),
                  name,
                )
              }
              className="relative block w-full -outline-offset-2 @min-[34rem]:h-full @min-[52rem]:h-auto"
            >
              <Picture
                src={picture.url}
                fallback="/scenes/fallback.svg"
                alt=""
                loading="lazy"
                width={640}
                height={400}
                className="aspect-8/5 w-full object-cover @min-[34rem]:absolute @min-[34rem]:inset-0 @min-[34rem]:size-full @min-[52rem]:static @min-[52rem]:h-auto"
              />
              <span className="sr-only">
                {text('gallery.ofRoom', { count: room.pictures.length, room: name })}
              </span>
              <span
                aria-hidden="true"
                className="absolute end-3 bottom-3 flex items-center gap-1.5 rounded-control bg-card px-2 py-1 text-xs font-semibold shadow-sm"
              >
                <Icon name="picture" className="size-4" />
                {room.pictures.length}
              </span>
            </button>
          )}
          <div className="p-4 @min-[34rem]:p-5">
            <h3 className="mb-3 text-lg font-bold">{name}</h3>
            <RoomFacts room={room} />
          </div>
        </div>
        <div className="@container border-t @min-[52rem]:border-t-0">
          <Rates {...{ rates, hotelId, place, stay }} room={name} />
        </div>
      </div>
    </article>
  )
}

interface RatesProps extends Pick<RoomCardProps, 'hotelId' | 'place' | 'stay'> {
  rates: readonly HotelRate[]
  room: string
}

/** The leading rates, and all of them when expanded. */
function Rates({ rates, room, hotelId, place, stay }: RatesProps) {
  const text = useProductTexts()
  const { now } = useLocalTime()
  const isRequested = useRequestedRates()
  const [isOpen, setIsOpen] = useState(false)
  if (rates.length === 0) {
    return <p className="p-5 font-semibold text-muted-foreground">{text('room.soldOut')}</p>
  }
  const shown = isOpen ? rates : leadingRates(rates, now(), isRequested)
  return (
    <>
      <ul aria-label={text('rate.of', { room })}>
        {shown.map((rate) => (
          <RateRow key={rate.rateKey} {...{ rate, room, hotelId, place, stay }} />
        ))}
      </ul>
      {shown.length < rates.length && (
        <div className="border-t px-4 py-2 text-center">
          <Button variant="link" onClick={() => setIsOpen(true)}>
            {text('rate.all', { count: rates.length })}
            <span className="sr-only">: {room}</span>
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Returns the few rates that most guests choose from, by price: the cheapest, the cheapest with free cancellation,
 * the cheapest with a meal, then the next cheapest. Considers only requested rates if there are any. Expects the
 * cheapest first.
 */
export function leadingRates(
  all: readonly HotelRate[],
  now: Date,
  isRequested: (rate: HotelRate) => boolean = () => true,
): HotelRate[] {
  const requested = all.filter(isRequested)
  const rates = requested.length > 0 ? requested : all
  const leading = [
    rates[0],
    rates.find(({ policy }) => freeUntilOf(policy, now) !== null),
    rates.find(({ board }) => board !== 'room_only'),
    ...rates,
  ]
  const few = new Set([...new Set(leading)].slice(0, FEW))
  return rates.filter((rate) => few.has(rate))
}
