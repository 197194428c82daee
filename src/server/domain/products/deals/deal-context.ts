import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { Product } from '../../../../contract/products.ts'
import type { MarkupRule } from '../../../../contract/types.ts'
import { rejectInvalid, type SearchPart } from '../../../kernel/errors/invalid-search.ts'
import type { DatedRates, RatesProvider } from '../../exchange-rates/rates-provider.ts'
import { priceStep } from '../../pricing/price-step.ts'
import { subjectAt } from '../../pricing/subject-at.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import type { Supplier } from '../../suppliers/port.ts'
import type { RatesContext } from './deal-rates.ts'
import type { NamedPlace } from './place-name.ts'

/** Where deals come from. */
export interface DealSources {
  readonly supplier: Supplier
  readonly rates: RatesProvider
  readonly geo: Geo
  readonly clock: () => Date
}

/** For whom deals are shown. */
export interface DealContext {
  readonly viewer: Viewer
  /** The locale of the page, as `localeOf` gives it. */
  readonly locale: string
  /** Places by the names the page's reader knows them by; the supplier's own are English. */
  readonly places?: readonly NamedPlace[]
  /** What the agency adds to wholesale rates; without any rule it is `defaultMarkup`. */
  readonly markups: readonly MarkupRule[]
  /** Of how many minor units what the gateway charges is a multiple (`PaymentGateway.stepOf`); 1 where it says nothing. */
  readonly stepOf?: (currency: string) => number | null
}

/** Deals on the home page: two visual rows of four (spec §9). */
export const homeDeals = 8

/** Takes where rates come from, a currency and where it was named, and gives today's rates; throws for a currency without one. */
export async function exchangeFor(
  rates: RatesProvider,
  currency: string,
  part: SearchPart,
): Promise<DatedRates> {
  const exchange = await rates.current()
  const isKnown = Object.hasOwn(exchange.rates, currency)
  rejectInvalid(
    part,
    isKnown ? [] : [{ field: 'currency', reason: 'must be a currency with an exchange rate' }],
  )
  return exchange
}

/** Takes where deals come from, for whom they are, what they are and in which currency, and gives what their rates are made with, by where each lies. */
export function ratesContext(
  { geo }: Pick<DealSources, 'geo'>,
  { viewer, markups: rules, stepOf }: DealContext,
  product: Product,
  { currency, exchange }: Pick<RatesContext, 'currency' | 'exchange'>,
): (position: GeoPoint) => RatesContext {
  const step = priceStep(stepOf?.(currency), currency)
  const same = { viewer, currency, exchange, rules, step }
  return (position) => ({ ...same, subject: subjectAt(geo, product, position) })
}
