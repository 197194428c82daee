import { usePage } from '@livery/platform'
import type { BookedStay } from '../../../../../contract/types.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { useAddress } from '../../../spine/formatting/use-address.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { Stars } from '../cards/stars.tsx'
import { FactLine, RateTerms, useRoomName } from '../property/rate-terms.tsx'
import { readStay } from './read-stay.ts'

interface StayCardProps {
  booked: BookedStay
  /** Shows until when cancelling is free; a cancelled booking omits it. */
  showsTerms?: boolean
  /** Omitted if the page's heading already names the hotel. */
  hasName?: boolean
}

/** Card of a quoted or booked stay: hotel, dates, room and terms. */
export function StayCard({ booked, showsTerms = true, hasName = true }: StayCardProps) {
  const picture = booked.room.pictures[0] ?? booked.hotel.pictures[0]
  return (
    <section className="@container overflow-hidden rounded-xl border bg-card shadow-card">
      <div className="grid @min-[30rem]:grid-cols-[11rem_1fr]">
        <div className="relative min-h-40">
          <Picture src={picture?.url ?? ''} alt="" className="absolute inset-0 size-full object-cover" />
        </div>
        <div className="grid content-center gap-3 p-5">
          {hasName && (
            <div>
              <PropertyName hotel={booked.hotel} />
            </div>
          )}
          <StayFacts stay={booked} showsTerms={showsTerms} />
        </div>
      </div>
      <StayTimes stay={booked} />
    </section>
  )
}

/** The same card for an item of the spine. */
export function ItemStayCard({ item, ...shown }: ItemProps & Omit<StayCardProps, 'booked'>) {
  return <StayCard booked={readStay(item)} {...shown} />
}

/** Name, category and address of a hotel. */
export function PropertyName({ hotel }: Pick<BookedStay, 'hotel'>) {
  const addressOf = useAddress()
  return (
    <>
      <Stars stars={hotel.stars} />
      <h2 className="mt-1 font-brand text-heading wrap-anywhere">{hotel.name}</h2>
      <p className="mt-1 flex items-start gap-1.5 text-sm text-muted-foreground">
        <Icon name="place" className="mt-0.5 size-4" />
        <span>{addressOf(hotel.address)}</span>
      </p>
    </>
  )
}

interface StayFactsProps {
  stay: BookedStay
  /** Shows until when cancelling is free; omitted if that time is over or the page shows it elsewhere. */
  showsTerms: boolean
}

/** Room, guests and board. */
export function StayFacts({ stay, showsTerms }: StayFactsProps) {
  const text = useProductTexts()
  const nameOf = useRoomName()
  const guestsOf = useRoomGuests()
  const { rooms, room, rate } = stay
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      <FactLine icon="bed" variant="main">
        {text('checkout.rooms', { count: rooms.length, room: nameOf(room) })}
      </FactLine>
      {rooms.map((one, index) => (
        // Rooms have no name but their number.
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the room number
        <FactLine key={index} icon="guests">
          {rooms.length > 1
            ? text('checkout.roomWith', { number: index + 1, guests: guestsOf(one) })
            : guestsOf(one)}
        </FactLine>
      ))}
      <FactLine icon="meals">{text(`board.${rate.board}`)}</FactLine>
      {showsTerms && <RateTerms rate={rate} />}
    </ul>
  )
}

/** Check-in and check-out, in the hotel's own time zone. */
export function StayTimes({ stay: { stay, hotel } }: { stay: BookedStay }) {
  const text = useProductTexts()
  const { weekday, timeOfDay } = useLocalTime()
  const { checkIn, checkOut } = hotel
  return (
    <dl className="grid grid-cols-2 border-t">
      <div className="p-4 ps-5">
        <dt className="text-sm text-muted-foreground">{text('rules.checkIn')}</dt>
        <dd className="font-bold">{weekday(stay.start)}</dd>
        <dd className="text-sm text-muted-foreground">
          {text('rules.from', { time: timeOfDay(checkIn.from) })}
        </dd>
      </div>
      <div className="border-s p-4 pe-5">
        <dt className="text-sm text-muted-foreground">{text('rules.checkOut')}</dt>
        <dd className="font-bold">{weekday(stay.end)}</dd>
        <dd className="text-sm text-muted-foreground">
          {text('rules.until', { time: timeOfDay(checkOut.until) })}
        </dd>
        <dd className="text-sm text-muted-foreground">
          {text('booked.nights', { count: countNights(stay) })}
        </dd>
      </div>
    </dl>
  )
}

/** Describes the guests of a room: `2 adults, 1 child (7)`. */
export function useRoomGuests(): (room: BookedStay['rooms'][number]) => string {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const list = new Intl.ListFormat(localeOf(language, agency), { style: 'narrow', type: 'unit' })
  return ({ adults, childAges = [] }) =>
    [
      text('checkout.adults', { count: adults }),
      ...(childAges.length > 0
        ? [text('checkout.children', { count: childAges.length, ages: list.format(childAges.map(String)) })]
        : []),
    ].join(' · ')
}
