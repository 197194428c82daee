import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dollarPrice } from '../market.ts'
import { unit } from '../random.ts'
import { splitAmount } from '../split-amount.ts'
import { hotelCharges, localCharge } from './hotel-charges.ts'
import { type CityNight, nightDollars } from './hotel-price.ts'
import type { Property } from './property.ts'
import type { RequestedStay } from './requested-stay.ts'

/**
 * Returns a rate's price for a stay. `factor` compares it with the property's cheapest rate. Net and retail are
 * rounded once, as in the property's deal, and then split into parts, so that the parts add up.
 */
export function ratePrice(
  { hotel, city, place }: Property,
  requested: RequestedStay,
  nights: readonly CityNight[],
  factor: number,
): SupplierPrice {
  const dollars = nightDollars(hotel, nights, requested.today)
  const sum = dollars.reduce((total, night) => total + night, 0)
  const price = dollarPrice(sum * requested.share * factor, hotel.retailShare)
  const { currency, net, retail } = price
  const charges = hotelCharges(city.countryCode)
  const shares = charges.reduce((total, { share }) => total + share, 1)
  const priceLines = charges.map(({ code, kind, share }) => ({
    code,
    kind,
    amount: Math.floor((net * share) / shares),
    treatment: 'standard' as const,
  }))
  const base = priceLines.reduce((left, { amount }) => left - amount, net)
  const amounts = splitAmount(base, dollars)
  const isResort = hotel.stars >= 4 && (place.traits.has('beach') || place.traits.has('ski'))
  return {
    currency,
    breakdown: requested.dates.map((date, index) => ({ label: 'night', date, amount: amounts[index] ?? 0 })),
    base,
    priceLines,
    net,
    retail,
    minimumSelling: minimumSelling(hotel.seed, net, retail),
    dueLocally: dueLocally(city.countryCode, isResort, requested),
  }
}

/** Three properties in ten forbid lower prices than their own. */
function minimumSelling(seed: number, net: number, retail: number): number | null {
  const luck = unit(seed ^ 0x3e11)
  return luck < 0.3 ? net + Math.floor((retail - net) * luck) : null
}

function dueLocally(
  country: string,
  isResort: boolean,
  { adults, rooms, dates }: RequestedStay,
): SupplierPrice['dueLocally'] {
  const charge = localCharge(country, isResort)
  if (!charge) return []
  const { code, currency, per, mostNights, amount } = charge
  const heads = per === 'adult' ? adults : rooms.length
  return [{ code, currency, amount: amount * heads * Math.min(dates.length, mostNights) }]
}
