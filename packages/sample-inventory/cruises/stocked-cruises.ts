import type { CruiseChange } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { jointNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { amendedCabin } from './amend-cruise.ts'
import { cabinStocks } from './cabin-stocks.ts'
import { type CruiseKey, decodeCruiseKey } from './cruise-key.ts'
import { departureOf } from './cruise-quote.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { keyedCabin } from './keyed-cabin.ts'
import { movedCruise, movingScenarios } from './moved-cruise.ts'
import { OPTION_DAYS } from './payment-terms.ts'
import { sailingNamed } from './sailings.ts'
import { statusOf } from './sold-cabins.ts'

/** Returns cruises as the booking half of the built-in supplier sees them. */
export function stockedCruises(sources: CruiseSources, clock: () => Date): StockedProduct<CruiseKey> {
  return {
    product: 'cruise',
    capabilities: { actions: ['cancel', 'change'] },
    // An option ends in the evening of its last day.
    longestHoldSeconds: (OPTION_DAYS + 1) * 86_400,
    decode: decodeCruiseKey,
    // A key names the accepted change of the line by itself.
    unitsOf: (key, ledger) => unitsOf(key, sources.today(), ledger),
    isNamed: (travellers) =>
      hasLeads(travellers, 1) && travellers.every(({ givenName, familyName }) => givenName && familyName),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger) =>
      amendedCabin(key, change as CruiseChange, { ...sources, ledger }, clock()),
    async changesEndAt({ sailing }) {
      const plan = sailingNamed(sailing)
      return plan && departureOf(plan)
    },
    isRebooked: false,
    moving: movingScenarios,
    movedTo: (key, code) => movedCruise(key, code, sources),
  }
}

async function unitsOf(
  key: CruiseKey,
  today: number,
  ledger: SupplyLedger,
): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedCabin(key, ledger, { today })
  if (found === null || found === 'sold_out') return found
  const { plan, rate } = found
  return {
    ...jointNights(cabinStocks(found)),
    rooms: 1,
    price: { amount: rate.price.net, currency: rate.price.currency },
    policy: rate.policy,
    isManual: statusOf(plan, key.day) === 'on_request',
  }
}
