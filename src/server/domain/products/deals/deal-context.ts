import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { Product } from '../../../../contract/products.ts'
import type { MarkupRule } from '../../../../contract/types.ts'
import { rejectInvalid, type SearchPart } from '../../../kernel/errors/invalid-search.ts'
import type { DatedRates, RatesProvider } from '../../exchange-rates/rates-provider.ts'
import { audienceOf } from '../../pricing/audience.ts'
import { markupSubjectAt } from '../../pricing/markup-subject.ts'
import { priceStep } from '../../pricing/price-step.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import type { Supplier } from '../../suppliers/port.ts'
import type { RatesContext } from './deal-rates.ts'
import type { NamedPlace } from './place-name.ts'

/** The sources of deals. */
export interface DealSources {
  readonly supplier: Supplier
  readonly rates: RatesProvider
  readonly geo: Geo
  readonly clock: () => Date
}

/** The viewer of the deals and their agency. */
export interface DealContext {
  readonly viewer: Viewer
  /** The page's locale, as `localeOf` returns it. */
  readonly locale: string
  /** The language of names of places. */
  readonly language: string
  /** Places by the names that the page's reader knows; the supplier's own names are English. */
  readonly places?: readonly NamedPlace[]
  /** The agency's markup rules; `defaultMarkup` if there are none. */
  readonly markups: readonly MarkupRule[]
  /**
   * The number of minor units of which a charge is a multiple (`PaymentGateway.stepOf`); 1 if the gateway does not
   * say.
   */
  readonly stepOf?: (currency: string) => number | null
}

/** Deals on the home page: two visual rows of four (spec §9). */
export const homeDeals = 8

/** Returns today's exchange rates for a currency; throws if it has none, naming its field. */
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

/** Returns the context in which a deal's rates are calculated, by its position. */
export function ratesContext(
  { geo }: Pick<DealSources, 'geo'>,
  { viewer, markups: rules, stepOf }: DealContext,
  product: Product,
  { currency, exchange }: Pick<RatesContext, 'currency' | 'exchange'>,
): (position: GeoPoint) => RatesContext {
  const step = priceStep(stepOf?.(currency), currency)
  const same = { viewer, currency, exchange, rules, step, audience: audienceOf(viewer) }
  return (position) => ({ ...same, subject: markupSubjectAt(geo, product, position) })
}
