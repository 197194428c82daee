import { useMoney, useSession, useSignInHref, useText } from '@livery/platform'
import type { HotelDeal } from '../../../contract/types.ts'
import { Link } from '../../../ui/link.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Price } from '../../../ui/price.tsx'

interface HotelPriceProps {
  rates: HotelDeal['rates']
  nights: number
  name: string
}

/** The prices of a stay for whoever is looking, or the way to see them (spec §2.5, §5, §6). */
export function HotelPrice({ rates, nights, name }: HotelPriceProps) {
  const text = useText('booking')
  const money = useMoney()
  const { signedIn } = useSession()
  const loginHref = useSignInHref('/login')
  if (!rates) {
    return (
      <LinkButton href={loginHref} variant="outline" className="self-end">
        {text('hotel.revealPrice')}
        <span className="sr-only">: {name}</span>
      </LinkButton>
    )
  }
  const amount = (value: number) => money.show(value, rates.currency)
  // Spec §5: the line shows only for a saving that rounds to something.
  const saves = Math.round(rates.savedPrice) > 0
  return (
    <dl className="space-y-0.5 self-end rounded-lg bg-accent/60 p-4">
      {signedIn && saves && (
        <Price label={text('hotel.retailPrice')} amount={amount(rates.publishedRate)} look="struck" />
      )}
      {rates.baseRate !== undefined && (
        <Price label={text('hotel.wholesaleRate')} amount={amount(rates.baseRate)} />
      )}
      {rates.taxAndFee !== undefined && (
        <Price label={text('hotel.agencyMarkup')} amount={amount(rates.taxAndFee)} />
      )}
      <Price label={text('hotel.priceToTraveller')} amount={amount(rates.totalRate)} look="main" />
      {nights > 1 && (
        <Price
          label={text('hotel.perNight')}
          amount={money.show(rates.totalRate / nights, rates.currency, { short: true })}
        />
      )}
      {saves && (
        <div className="flex items-baseline justify-between gap-3 text-sm font-semibold text-success">
          <dt>
            {signedIn ? (
              text('hotel.saved')
            ) : (
              <Link href={loginHref} className="underline decoration-1 underline-offset-3 hover:decoration-2">
                {text('hotel.loginToSave')}
              </Link>
            )}
          </dt>
          <dd className="shrink-0 tabular-nums">{amount(rates.savedPrice)}</dd>
        </div>
      )}
    </dl>
  )
}
