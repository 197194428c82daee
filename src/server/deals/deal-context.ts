import type { Geo } from '../geo/geo.ts'
import type { DatedRates, RatesProvider } from '../rates/rates-provider.ts'
import type { Supplier } from '../suppliers/port.ts'
import { rejectInvalid, type SearchPart } from './invalid-search.ts'
import type { NamedPlace } from './place-name.ts'
import type { Viewer } from './viewer.ts'

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
}

/** Deals on the home page: two visual rows of four (spec §9). */
export const homeDeals = 8

/** What an agency adds to the wholesale rate; it earns by it, and the traveller still pays less than elsewhere. */
export const agencyMarkup = 0.12

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
