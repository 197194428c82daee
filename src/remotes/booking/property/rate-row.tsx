import { useText } from '@livery/platform'
import type { HotelRate } from '../../../contract/types.ts'
import type { HotelStay } from '../../../tenant/hotel-search.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ProposeButton } from '../deal/propose-button.tsx'
import { RevealPrice } from '../price/reveal-price.tsx'
import { StayPrice } from '../price/stay-price.tsx'
import { nightsOf } from '../results/nights-of.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { CancellationTimeline } from './cancellation-timeline.tsx'
import { checkoutHref } from './checkout-href.ts'
import { PriceDetails } from './price-details.tsx'
import { freeUntilOf } from './timeline-of.ts'

interface RateRowProps {
  rate: HotelRate
  /** Name of its room. */
  room: string
  hotelId: string
  place: string
  stay: HotelStay
}

const FEW_ROOMS = 5

/** One way to have a room: what is eaten, what a cancellation costs, how it is paid, and the price with the way on. */
export function RateRow({ rate, room, hotelId, place, stay }: RateRowProps) {
  const text = useText('booking')
  const { price, policy } = rate
  const board = text(`board.${rate.board}`)
  return (
    <li className="grid gap-4 border-t p-4 first:border-t-0 @min-[34rem]:grid-cols-[1fr_15rem] @min-[34rem]:p-5">
      <div className="grid content-start gap-1.5">
        <Promises rate={rate} />
        <details className="rate-details">
          <summary>{text('policy.title')}</summary>
          <CancellationTimeline {...{ policy, price, place }} />
        </details>
        {price && (
          <details className="rate-details">
            <summary>{text('price.details')}</summary>
            <PriceDetails price={price} />
          </details>
        )}
      </div>
      <div className="grid content-start gap-3">
        {price ? (
          <>
            <StayPrice price={price} nights={nightsOf(stay)} />
            <LinkButton href={checkoutHref(rate, hotelId, stay)} wide>
              {text('rate.choose')}
              <span className="sr-only">
                : {room}, {board}
              </span>
            </LinkButton>
            <ProposeButton {...{ rate, room, stay }} />
          </>
        ) : (
          <RevealPrice name={room} />
        )}
      </div>
    </li>
  )
}

function Promises({ rate }: { rate: HotelRate }) {
  const text = useText('booking')
  const { at, now } = useLocalTime()
  const { policy, payment, roomsLeft } = rate
  const freeUntil = freeUntilOf(policy, now())
  const cancellation = freeUntil
    ? text('rate.freeUntil', { when: at(freeUntil) })
    : text(policy.isRefundable ? 'rate.partly' : 'rate.nonRefundable')
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      <li className="flex items-start gap-2 font-bold">
        <Icon name="bed" className="mt-0.5 size-4.5 text-link" />
        {text(`board.${rate.board}`)}
      </li>
      <li className={classNames('flex items-start gap-2', freeUntil && 'font-medium text-success')}>
        <Icon name={freeUntil ? 'check' : 'alert'} className="mt-0.5 size-4.5" />
        {cancellation}
      </li>
      <li
        className={classNames(
          'flex items-start gap-2',
          payment === 'at_property' && 'font-medium text-success',
        )}
      >
        <Icon name="wallet" className="mt-0.5 size-4.5" />
        {text(payment === 'at_property' ? 'rate.payAtProperty' : 'rate.payNow')}
      </li>
      {roomsLeft < FEW_ROOMS && (
        <li className="flex items-start gap-2 font-medium text-warning">
          <Icon name="clock" className="mt-0.5 size-4.5" />
          {text('rate.roomsLeft', { count: roomsLeft })}
        </li>
      )}
    </ul>
  )
}
