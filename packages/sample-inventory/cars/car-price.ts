import type { CoverLevel } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { localMoney } from '../local-money.ts'
import { dollarPrice, leadFactor, priceLevel } from '../market.ts'
import { mix, unit } from '../random.ts'
import type { CarAtDesk } from './car-at-desk.ts'
import { coverDollars } from './car-covers.ts'
import type { ExtraCost } from './car-extras.ts'
import type { CarPlan } from './car-providers.ts'
import type { RequestedRental } from './requested-rental.ts'

/** What is added to a car. */
export interface PricedParts {
  readonly plan: CarPlan
  readonly cover: CoverLevel
  readonly extras: readonly ExtraCost[]
  /** 1, or more if the supplier has become dearer. */
  readonly dearness?: number
}

const YOUNG_UNDER = 25
const SENIOR_OVER = 75
const AGE_FEE = { perDay: 22, mostDays: 10 }
const AIRPORT_SHARE = 0.06
const AFTER_HOURS = { pickUp: 35, dropOff: 20 }
/** Residents of the country pay this share: companies compete for them. */
const RESIDENT = 0.96

/** Taxes that desks of these countries collect themselves: dollars a day, and the most days. */
const licenceFees: Readonly<Record<string, { perDay: number; mostDays: number }>> = {
  PT: { perDay: 2.2, mostDays: 15 },
  IT: { perDay: 3.9, mostDays: 10 },
  US: { perDay: 1.4, mostDays: 30 },
  AU: { perDay: 3.3, mostDays: 10 },
  AE: { perDay: 2.7, mostDays: 20 },
}

/**
 * Returns a car's price: the rental with its cover and extras, and every mandatory fee as a line. Fixed fees are
 * passed through; the airport's is a share of the rental. The net sum is rounded once.
 */
export function carPrice(car: CarAtDesk, requested: RequestedRental, parts: PricedParts): SupplierPrice {
  const { place, returnPlace, days, isOutOfHours } = car
  const rental = rentalDollars(car, requested) * parts.plan.factor * (parts.dearness ?? 1)
  const here = parts.extras.filter(({ paidAt }) => paidAt === 'here')
  const items = [
    { label: 'rental', dollars: rental },
    { label: parts.cover, dollars: coverDollars(car, parts.cover) },
    ...here.map(({ code, count, dollars }) => ({ label: code, dollars: dollars * count })),
  ].filter(({ dollars }) => dollars > 0)
  const ageFee = AGE_FEE.perDay * Math.min(days, AGE_FEE.mostDays)
  const { driverAge } = requested
  const oneWay =
    place.id === returnPlace.id ? 0 : 25 + 0.35 * distanceMiles(place.position, returnPlace.position)
  const afterHours =
    (isOutOfHours.pickUp ? AFTER_HOURS.pickUp : 0) + (isOutOfHours.dropOff ? AFTER_HOURS.dropOff : 0)
  const fees = [
    { code: 'airport_fee', dollars: place.isAirport ? rental * AIRPORT_SHARE : 0, isShare: true },
    { code: 'one_way_fee', dollars: oneWay, isShare: false },
    { code: 'young_driver_fee', dollars: driverAge < YOUNG_UNDER ? ageFee : 0, isShare: false },
    { code: 'senior_driver_fee', dollars: driverAge > SENIOR_OVER ? ageFee : 0, isShare: false },
    { code: 'out_of_hours_fee', dollars: afterHours, isShare: false },
  ].filter(({ dollars }) => dollars > 0)
  const cents = (dollars: number) => Math.round(dollars * 100)
  const breakdown = items.map(({ label, dollars }) => ({ label, amount: cents(dollars) }))
  const priceLines = fees.map(({ code, dollars, isShare }) => ({
    code,
    kind: 'fee' as const,
    amount: cents(dollars),
    treatment: isShare ? ('standard' as const) : ('pass_through' as const),
  }))
  const base = sumOf(breakdown)
  const total = base + sumOf(priceLines)
  const { currency, net, retail } = dollarPrice(total / 100, 0.15 + 0.4 * unit(car.seed ^ 0x7e) ** 1.5)
  return {
    currency,
    breakdown,
    base,
    priceLines,
    net,
    retail,
    minimumSelling: null,
    dueLocally: [...licenceFee(car), ...deskExtras(car, parts.extras)],
  }
}

/** The rental alone, under the flexible plan and the basic cover. */
function rentalDollars(
  { place, provider, fleetClass, seed, days }: CarAtDesk,
  { pickUp, residence, today }: RequestedRental,
): number {
  const day = dayNumber(pickUp.at.slice(0, 10))
  const midsummer = place.position.latitude >= 0 ? 201 : 19
  const season = 1 + 0.15 * Math.cos(((day - midsummer) / 365.25) * 2 * Math.PI)
  const level = priceLevel(place.countryCode) ** 0.5 * season * leadFactor(day - today) * provider.standing
  const ofDay = 0.92 + 0.16 * unit(mix(mix(seed, today), day))
  const byLength = days >= 28 ? 0.66 : days >= 7 ? 0.82 : days >= 3 ? 0.93 : 1
  const forResident = residence === place.countryCode ? RESIDENT : 1
  return days * fleetClass.dollars * level * ofDay * byLength * forResident
}

function licenceFee({ place, days }: CarAtDesk): SupplierPrice['dueLocally'] {
  const fee = licenceFees[place.countryCode]
  if (fee === undefined) return []
  const charged = Math.min(days, fee.mostDays)
  return [{ code: 'vehicle_licence_fee', ...localMoney(place.countryCode, fee.perDay * charged) }]
}

function deskExtras({ place }: CarAtDesk, extras: readonly ExtraCost[]): SupplierPrice['dueLocally'] {
  return extras
    .filter(({ paidAt }) => paidAt === 'desk')
    .map(({ code, count, dollars }) => {
      const { amount, currency } = localMoney(place.countryCode, dollars)
      return { code, amount: amount * count, currency }
    })
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
