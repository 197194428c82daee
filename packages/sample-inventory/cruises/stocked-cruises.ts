import type { CruiseChange } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { jointNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { amendedCabin } from './amend-cruise.ts'
import { type CruiseKey, decodeCruiseKey } from './cruise-key.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { keyedCabin } from './keyed-cabin.ts'
import { departureOf, movedCruise, movedParts, movingScenarios, stocksOf } from './moved-cruise.ts'
import { OPTION_DAYS } from './payment-terms.ts'
import { sailingNamed } from './sailings.ts'
import { statusOf } from './sold-cabins.ts'

/** Returns cruises as the booking half of the built-in supplier sees them. */
export function stockedCruises(sources: CruiseSources): StockedProduct<CruiseKey> {
  return {
    product: 'cruise',
    capabilities: { actions: ['cancel', 'change'] },
    // An option ends in the evening of its last day.
    longestHoldSeconds: (OPTION_DAYS + 1) * 86_400,
    decode: decodeCruiseKey,
    unitsOf: (key, ledger, move) => unitsOf(key, { ...sources, ledger }, move),
    isNamed: (travellers) =>
      hasLeads(travellers, 1) && travellers.every(({ givenName, familyName }) => givenName && familyName),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger, move) =>
      amendedCabin(key, change as CruiseChange, { ...sources, ledger }, move),
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
  { today, ledger }: { readonly today: () => number; readonly ledger: SupplyLedger },
  move: string | undefined,
): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedCabin(key, ledger, { today: today() })
  if (found === null || found === 'sold_out') return found
  const { plan, units, rate } = found
  const moved = move === undefined ? null : movedParts(found, key, move)
  const cabin = moved?.cabin && !moved.changes && key.isKept ? moved.cabin : found.cabin
  const stocks = stocksOf({ ...found, cabin })
  return {
    // The first stock is the category, the other one the cabin itself.
    ...jointNights(stocks.map((night, place) => ({ ...night, free: place === 0 ? units : 1 }))),
    rooms: 1,
    price: { amount: rate.price.net, currency: rate.price.currency },
    policy: rate.policy,
    isManual: statusOf(plan, key.day) === 'on_request',
  }
}
