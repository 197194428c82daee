import { useGuestsSummary, useText } from '@livery/platform'
import type { ReactNode } from 'react'
import type { BookedStay } from '../../../contract/types.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Stars } from '../components/hotel-facts.tsx'
import { useRoomName } from '../property/room-facts.tsx'
import { freeUntilOf } from '../property/timeline-of.ts'
import { nightsOf } from '../results/nights-of.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { stayGuests } from './stay-guests.ts'

interface StayCardProps {
  booked: BookedStay
  /** What a quote's card says and a cancelled booking's does not: until when cancelling costs nothing. */
  showsTerms?: boolean
}

/** What of a hotel is quoted or booked: the house, when one comes and goes, the room and on what terms. */
export function StayCard({ booked, showsTerms = true }: StayCardProps) {
  const { hotel } = booked
  const picture = booked.room.pictures[0] ?? hotel.pictures[0]
  return (
    <section className="@container overflow-hidden rounded-xl border bg-card shadow-card">
      <div className="grid @min-[30rem]:grid-cols-[11rem_1fr]">
        <Picture
          src={picture?.url ?? ''}
          alt=""
          className="h-40 w-full object-cover @min-[30rem]:h-full @min-[30rem]:max-h-56"
        />
        <div className="p-5">
          <Stars stars={hotel.stars} />
          <h2 className="mt-1 font-brand text-heading">{hotel.name}</h2>
          <p className="mt-1 flex items-start gap-1.5 text-sm text-muted-foreground">
            <Icon name="place" className="mt-0.5 size-4" />
            {hotel.address.line}
          </p>
          <RoomLines {...{ booked, showsTerms }} />
        </div>
      </div>
      <StayDates booked={booked} />
    </section>
  )
}

function RoomLines({ booked, showsTerms }: Required<StayCardProps>) {
  const text = useText('booking')
  const roomName = useRoomName()
  const summaryOf = useGuestsSummary()
  const { room, rate } = booked
  return (
    <ul className="mt-3 grid gap-1.5 text-[0.9375rem]">
      <li className="flex items-start gap-2 font-semibold">
        <Icon name="bed" className="mt-0.5 size-4.5 text-link" />
        {roomName(room)}
      </li>
      <Line icon="guests">{summaryOf(stayGuests(booked))}</Line>
      <Line icon="check">{text(`board.${rate.board}`)}</Line>
      {showsTerms && <Terms rate={rate} />}
    </ul>
  )
}

function Terms({ rate }: { rate: BookedStay['rate'] }) {
  const text = useText('booking')
  const { at, now } = useLocalTime()
  const freeUntil = freeUntilOf(rate.policy, now())
  const cancellation = freeUntil
    ? text('rate.freeUntil', { when: at(freeUntil) })
    : text(rate.policy.isRefundable ? 'rate.partly' : 'rate.nonRefundable')
  return (
    <>
      <Line icon={freeUntil ? 'check' : 'alert'} isGood={freeUntil !== null}>
        {cancellation}
      </Line>
      {rate.payment === 'at_property' && (
        <Line icon="wallet" isGood>
          {text('rate.payAtProperty')}
        </Line>
      )}
    </>
  )
}

interface LineProps {
  icon: 'guests' | 'check' | 'alert' | 'wallet'
  isGood?: boolean
  children: ReactNode
}

function Line({ icon, isGood, children }: LineProps) {
  return (
    <li className={classNames('flex items-start gap-2', isGood && 'font-medium text-success')}>
      <Icon name={icon} className={classNames('mt-0.5 size-4.5', !isGood && 'text-link')} />
      {children}
    </li>
  )
}

/** When one comes and when one goes, by the house's own clock. */
function StayDates({ booked }: { booked: BookedStay }) {
  const text = useText('booking')
  const { at, timeOfDay } = useLocalTime()
  const { stay, hotel } = booked
  const { checkIn, checkOut } = hotel
  return (
    <dl className="grid grid-cols-2 border-t">
      <div className="p-4 px-5">
        <dt className="text-sm text-muted-foreground">{text('rules.checkIn')}</dt>
        <dd className="font-bold">{at(stay.start)}</dd>
        <dd className="text-sm text-muted-foreground">
          {text('rules.from', { time: timeOfDay(checkIn.from) })}
        </dd>
      </div>
      <div className="border-s p-4 px-5">
        <dt className="text-sm text-muted-foreground">{text('rules.checkOut')}</dt>
        <dd className="font-bold">{at(stay.end)}</dd>
        <dd className="text-sm text-muted-foreground">
          {text('rules.until', { time: timeOfDay(checkOut.until) })} ·{' '}
          {text('booked.nights', { count: nightsOf(stay) })}
        </dd>
      </div>
    </dl>
  )
}
