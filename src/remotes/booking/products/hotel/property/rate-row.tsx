import { usePage } from '@livery/platform'
import type { HotelRate } from '../../../../../contract/types.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useDay } from '../../../spine/formatting/use-day.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { CheckoutLink } from '../../../spine/payment/checkout-link.tsx'
import { CancellationTimeline } from '../../../spine/policy/cancellation-timeline.tsx'
import { DueOnSite } from '../../../spine/price/due-on-site.tsx'
import { PriceDetails } from '../../../spine/price/price-details.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { ProposeButton } from '../../../spine/proposals/propose-button.tsx'
import { StayPrice } from '../booking/stay-price.tsx'
import { useHotelHref } from '../search/hotel-page-href.ts'
import { checkoutHref } from './checkout-href.ts'
import { FactLine, RateTerms } from './rate-terms.tsx'

interface RateRowProps {
  rate: HotelRate
  /** Name of the rate's room. */
  room: string
  hotelId: string
  place: string
  stay: HotelStay
}

const FEW_ROOMS = 5

/** One rate of a room: board, cancellation, payment, price and the Reserve button. */
export function RateRow({ rate, room, hotelId, place, stay }: RateRowProps) {
  const text = useProductTexts()
  const hotelHref = useHotelHref()
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
            <div className="grid gap-1">
              <StayPrice price={price} nights={countNights(stay)} rooms={stay.rooms} isOffer />
              <DueOnSite price={price} />
            </div>
            <CheckoutLink
              isPaidLocally={rate.payment !== 'now'}
              href={checkoutHref(rate, hotelHref(hotelId, stay))}
              wide
            >
              {text('rate.choose')}
              <span className="sr-only">
                : {room}, {board}
              </span>
            </CheckoutLink>
            <ProposeButton
              offer={{
                product: 'hotel',
                rateKey: rate.rateKey,
                price,
                words: [room, board],
                start: stay.start,
              }}
            />
          </>
        ) : (
          <RevealPrice name={room} />
        )}
      </div>
    </li>
  )
}

function Promises({ rate }: { rate: HotelRate }) {
  const text = useProductTexts()
  const { board, payment, deposit, roomsLeft } = rate
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      <FactLine icon="meals" variant="main">
        {text(`board.${board}`)}
      </FactLine>
      <RateTerms rate={rate} />
      {deposit && <DepositLine {...deposit} />}
      {payment === 'now' && !deposit && <FactLine icon="wallet">{text('rate.payNow')}</FactLine>}
      {roomsLeft < FEW_ROOMS && (
        <FactLine icon="clock" variant="few">
          {text('rate.roomsLeft', { count: roomsLeft })}
        </FactLine>
      )}
    </ul>
  )
}

/** A list item with the deposit and the date of the balance. A booking shows its payments instead. */
function DepositLine({ percent, balanceOn }: NonNullable<HotelRate['deposit']>) {
  const text = useProductTexts()
  const day = useDay()
  const { agency, language } = usePage()
  const share = new Intl.NumberFormat(localeOf(language, agency), { style: 'percent' })
  return (
    <FactLine icon="wallet" variant="good">
      {text('rate.deposit', { percent: share.format(percent / 100), day: day(balanceOn) })}
    </FactLine>
  )
}
