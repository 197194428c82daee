import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import { anonymousSession } from '../../domain/accounts/sessions/sessions.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { BookingDependencies } from '../../domain/booking/booking-dependencies.ts'
import type { OctoDesk } from '../../domain/octo/booking-desk.ts'
import { OctoError } from '../../domain/octo/octo-error.ts'
import type { OctoBookings } from '../../domain/octo/octo-turns.ts'
import { viewerOf } from '../../domain/pricing/viewer.ts'
import { activityKind } from '../../domain/products/activity/activity-kind.ts'
import type { DealSources } from '../../domain/products/deals/deal-context.ts'
import { chargeStep } from '../../domain/products/spine/charge-step.ts'
import { type RateSeller, rateSeller } from '../../domain/products/spine/rate-seller.ts'
import { soldProduct } from '../../domain/products/spine/sold-product.ts'

/** What an agency's activities and their prices are found with. */
export interface OctoSources extends Pick<DealSources, 'rates' | 'geo' | 'clock'> {
  readonly booking: Pick<BookingDependencies, 'suppliers' | 'gatewayOf'>
  readonly bookingsOf: (agencyId: string, reseller: string) => OctoBookings
}

/** Returns what a reseller's calls at an agency need. */
export async function openOctoDesk(
  agency: ResolvedAgency,
  reseller: string,
  sources: OctoSources,
): Promise<OctoDesk> {
  const { booking, clock, rates, bookingsOf } = sources
  const { from: activities } = soldProduct(booking.suppliers, agency, activityKind)
  const sellers = new Map<string, Promise<RateSeller>>()
  const sellerIn = (currency: string) => {
    const made = sellers.get(currency) ?? sellerFor(agency, currency, sources)
    sellers.set(currency, made)
    return made
  }
  const currencies = Object.keys((await rates.current()).rates)
  return {
    agencyId: agency.id,
    bookings: bookingsOf(agency.id, reseller),
    activities,
    clock,
    home: homeOf(agency),
    currencies: { defaultCurrency: 'USD', availableCurrencies: currencies },
    async priced(price, position, currency) {
      const { total, retail } = (await sellerIn(currency)).priceOf(price, position)
      return { original: Math.max(retail, total), retail: total, net: total, currency }
    },
  }
}

/** Throws UNAUTHORIZED for a caller without a key at an agency that shows visitors no prices. */
export function requireOctoPrices(reseller: string, { agency }: ResolvedAgency): void {
  if (reseller !== '' || viewerOf(anonymousSession, agency) !== 'anonymous-without-prices') return
  throw new OctoError('UNAUTHORIZED', 'This agency shows prices to resellers with a key only.')
}

async function sellerFor(
  agency: ResolvedAgency,
  currency: string,
  { booking, rates, geo }: OctoSources,
): Promise<RateSeller> {
  const isKnown = Object.hasOwn((await rates.current()).rates, currency)
  if (!isKnown) throw new OctoError('BAD_REQUEST', `there are no prices in ${currency}`)
  const step = await chargeStep(agency, currency, booking.gatewayOf)
  const viewing = { viewer: 'anonymous' as const, markups: agency.markups.rules }
  return rateSeller({ rates, geo }, viewing, 'activity', currency, step)
}

function homeOf({ agency }: ResolvedAgency): GeoPoint {
  const { latitude, longitude } = agency.home.place
  return { latitude, longitude }
}
