import { usePage, useText } from '@livery/platform'
import type { BookedStay } from '../../../contract/types.ts'
import { dateRange } from '../../../tenant/date-range.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceLines } from '../booked/price-lines.tsx'
import { Stars } from '../components/hotel-facts.tsx'
import { StayPrice } from '../price/stay-price.tsx'
import { CancellationTimeline } from '../property/cancellation-timeline.tsx'
import { useRoomName } from '../property/room-facts.tsx'
import { nightsOf } from '../results/nights-of.ts'
import type { Ordered } from './ordered.ts'
import { PriceMaking } from './price-making.tsx'
import { useGuestsOfRoom } from './use-guests-of-room.ts'

/** What is booked and what it costs, beside every step. */
export function CheckoutSummary({ ordered }: { ordered: Ordered }) {
  const text = useText('booking')
  const { hotel, price } = ordered
  return (
    <section
      aria-label={text('checkout.summary')}
      className="overflow-hidden rounded-xl border bg-card shadow-card"
    >
      <HotelFace stay={hotel} />
      <div className="grid gap-5 p-5">
        <StayFacts stay={hotel} />
        <div className="border-t pt-4">
          <h3 className="mb-2 font-bold">{text('checkout.price')}</h3>
          <StayPrice price={price} nights={nightsOf(hotel.stay)} />
          <PriceLines {...ordered} isPaidThere={hotel.rate.payment === 'at_property'} />
          <PriceMaking price={price} />
        </div>
        <div className="border-t pt-4">
          <h3 className="mb-2 font-bold">{text('policy.title')}</h3>
          <CancellationTimeline policy={hotel.rate.policy} price={price} place={hotel.hotel.address.city} />
        </div>
      </div>
    </section>
  )
}

function HotelFace({ stay: { hotel } }: { stay: BookedStay }) {
  return (
    <div className="flex items-start gap-4 p-5 pb-0">
      <Picture
        src={hotel.pictures[0]?.url ?? ''}
        alt=""
        className="size-24 shrink-0 rounded-lg object-cover"
      />
      <div className="min-w-0">
        <Stars stars={hotel.stars} />
        <h2 className="mt-1 text-lg leading-snug font-bold wrap-anywhere">{hotel.name}</h2>
        <p className="mt-1 flex items-start gap-1.5 text-sm text-muted-foreground">
          <Icon name="place" className="mt-0.5 size-4" />
          {hotel.address.line}
        </p>
      </div>
    </div>
  )
}

function StayFacts({ stay }: { stay: BookedStay }) {
  const text = useText('booking')
  const { language } = usePage()
  const nameOf = useRoomName()
  const guestsOf = useGuestsOfRoom()
  const dates = dateRange(
    { checkin_date: stay.stay.start, checkout_date: stay.stay.end },
    { language, selectDate: text('stay.selectDate') },
  )
  return (
    <ul className="grid gap-2 text-[0.9375rem]">
      <li className="flex items-start gap-2">
        <Icon name="calendar" className="mt-0.5 size-4.5 text-link" />
        <span>
          <span className="block font-semibold">{dates}</span>
          <span className="text-sm text-muted-foreground">
            {text('checkout.nights', { count: nightsOf(stay.stay) })}
          </span>
        </span>
      </li>
      <li className="flex items-start gap-2">
        <Icon name="bed" className="mt-0.5 size-4.5 text-link" />
        <span>
          <span className="block font-semibold">
            {text('checkout.rooms', { count: stay.rooms.length, room: nameOf(stay.room) })}
          </span>
          <span className="text-sm text-muted-foreground">{text(`board.${stay.rate.board}`)}</span>
        </span>
      </li>
      {stay.rooms.map((room, index) => (
        // Rooms have no name but their number.
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is the room
        <li key={index} className="flex items-start gap-2">
          <Icon name="guests" className="mt-0.5 size-4.5 text-link" />
          {stay.rooms.length > 1
            ? text('checkout.roomWith', { number: index + 1, guests: guestsOf(room) })
            : guestsOf(room)}
        </li>
      ))}
    </ul>
  )
}
