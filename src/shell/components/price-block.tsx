import type { ReactNode } from 'react'
import type { Rates } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import type { VisiblePrices } from '../../tenant/visible-prices.ts'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'

interface PriceBlockProps {
  t: Text
  rates: Rates
  prices: VisiblePrices
  /** Writes an amount of a currency in the currency the visitor has chosen. */
  money: (amount: number, currency: string) => ReactNode
  loginHref: string
}

/** The prices of a deal for whoever is looking: a traveller sees retail price and saving, a visitor what signing in would save, an agent the makings of the price (spec §2.5, §5). */
export function PriceBlock({ t, rates, prices, money, loginHref }: PriceBlockProps) {
  if (!prices.see) return null
  const amount = (value: number) => money(value, rates.currency)
  return (
    <dl className="space-y-0.5">
      {prices.savings && (
        <Price look="struck" label={t('deal.retailPrice')} amount={amount(rates.publishedRate)} />
      )}
      {prices.agent && rates.baseRate !== undefined && (
        <Price label={t('deal.wholesaleRate')} amount={amount(rates.baseRate)} />
      )}
      {prices.agent && rates.taxAndFee !== undefined && (
        <Price label={t('deal.agencyMarkup')} amount={amount(rates.taxAndFee)} />
      )}
      <Price look="main" label={t('deal.priceToTraveller')} amount={amount(rates.totalRate)} />
      {isSaving(rates) && (
        <div className="flex items-baseline justify-between gap-3 text-sm font-semibold text-success">
          <dt>
            {prices.savings ? (
              t('deal.saved')
            ) : (
              <Link
                href={loginHref}
                data-auth="savePrice"
                className="relative z-10 -my-3 inline-block py-3 underline decoration-1 underline-offset-3 hover:decoration-2"
              >
                {t('deal.loginToSave')}
              </Link>
            )}
          </dt>
          <dd className="shrink-0 tabular-nums">{amount(rates.savedPrice)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Only a saving that rounds to more than nothing is worth a line (spec §5); a price above the retail one saves nothing. */
function isSaving({ savedPrice }: Rates): boolean {
  return Math.round(savedPrice) > 0
}
