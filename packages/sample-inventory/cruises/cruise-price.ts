import type {
  BreakdownPart,
  LocalCharge,
  PriceLine,
  SupplierPrice,
} from '../../../src/server/domain/suppliers/supplier-price.ts'
import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import { perDollar } from '../dollar-rates.ts'
import { hashText, unit } from '../random.ts'
import type { FareRule } from './fare-rules.ts'
import type { FleetLine } from './fleet.ts'
import type { GuestBand } from './guests.ts'
import { portNamed } from './ports.ts'
import { regionNamed } from './regions.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'
import type { ShipCategory } from './ship-categories.ts'

/** An extra with what it costs, in minor units. */
export interface ExtraCost {
  readonly kind: string
  readonly amount: number
}

/** What the price of a cabin depends on. */
export interface PricedCabin {
  readonly plan: SailingPlan
  readonly category: ShipCategory
  readonly fare: FareRule
  readonly bands: readonly GuestBand[]
  readonly extras: readonly ExtraCost[]
  /** Number of the day of the price. */
  readonly day: number
  /** Unsold share of the category on that day, 0 to 1. */
  readonly unsold: number
  /** 1, or more if the supplier has become dearer. */
  readonly dearness: number
}

export interface CruisePrice extends SupplierPrice {
  /** The part of net that earns no commission. */
  readonly nonCommissionable: number
  /** Of a guest alone in a cabin for two, in per cent; 0 otherwise. */
  readonly singleSupplement: number
}

/** Dollars a night for a guest in the cheapest cabin. */
const nightly = { ocean: 92, coastal: 150, river: 190, expedition: 230 } as const
/** What the third and fourth guest pay of the fare. */
const further: Readonly<Record<GuestBand, number>> = { adult: 0.45, child: 0.3, infant: 0 }
const GUARANTEE = 0.93
/** Share of the fare that earns no commission. */
const NON_COMMISSIONABLE = 0.11
const RETAIL = 1.16

/** Returns the price of a cabin for all its guests, in the line's currency. */
export function cruisePrice(priced: PricedCabin): CruisePrice {
  const { plan, fare, bands, extras, category } = priced
  const { line } = plan.ship
  const { currency } = line
  const nights = plan.route.nights
  const perGuest = fareOfGuest(priced)
  const supplement = bands.length === 1 && category.rule.beds !== 'single' ? singleSupplement(category) : 0
  const fares = bands.map((band, place) =>
    minor(perGuest * (place < 2 ? 1 : further[band]) + packageOf(fare, band, nights), line),
  )
  const breakdown: BreakdownPart[] = [
    ...fares.map((amount) => ({ label: 'cruise_fare', amount })),
    ...(supplement > 0
      ? [{ label: 'single_supplement', amount: minor((perGuest * supplement) / 100, line) }]
      : []),
    ...extras.filter(({ kind }) => !isPassedOn(kind)).map(({ kind, amount }) => ({ label: kind, amount })),
  ]
  const base = breakdown.reduce((sum, { amount }) => sum + amount, 0)
  const priceLines = [...passedThrough(plan, bands.length), ...passedOn(extras)]
  const lines = priceLines.reduce((sum, { amount }) => sum + amount, 0)
  const cruise = fares.reduce((sum, amount) => sum + amount, 0)
  return {
    currency,
    breakdown,
    base,
    priceLines,
    net: base + lines,
    retail: Math.round(base * RETAIL) + lines,
    minimumSelling: null,
    dueLocally: gratuities(priced),
    nonCommissionable: lines + Math.round(cruise * NON_COMMISSIONABLE),
    singleSupplement: supplement,
  }
}

/** Returns an amount of dollars in minor units of a line's currency. */
export function minor(dollars: number, { currency }: Pick<FleetLine, 'currency'>): number {
  return minorMoney(Math.round(dollars * (perDollar[currency] ?? 1)), currency).amount
}

/** Returns the charges of the ports where a sailing calls and the fees of their countries, for all guests. */
export function passedThrough(plan: SailingPlan, guests: number): PriceLine[] {
  const { line } = plan.ship
  const calls = stopsOf(plan.route).filter(
    ({ day, port }) => day !== plan.skips && day !== plan.alsoSkips && !portNamed(port).isScenic,
  )
  const charges = calls.reduce((sum, { port }) => sum + portCharge(port), 0)
  const countries = new Set(calls.map(({ port }) => portNamed(port).countryCode))
  const fees = [...countries].reduce(
    (sum, country) => sum + 4 + Math.floor(unit(hashText(`fee:${country}`)) * 9),
    0,
  )
  const pass = { kind: 'fee', treatment: 'pass_through' } as const
  return [
    { ...pass, code: 'port_charges', amount: guests * minor(charges, line) },
    { ...pass, code: 'government_fees', kind: 'tax', amount: guests * minor(fees, line) },
  ]
}

/** Returns how many guests of a cabin owe gratuities. */
export function payersOf(bands: readonly GuestBand[]): number {
  return bands.filter((band) => band !== 'infant').length
}

/** Returns the gratuities of a guest for the whole cruise, in minor units. */
export function gratuityOf({ ship: { line }, route }: Pick<SailingPlan, 'ship' | 'route'>): number {
  return route.nights * minor(line.gratuity, line)
}

/** Returns what a port charges for each guest, in dollars. */
export function portCharge(port: string): number {
  return 9 + Math.floor(unit(hashText(`charge:${port}`)) * 15)
}

/** Dollars of a guest of two. */
function fareOfGuest({ plan, category, fare, day, unsold, dearness }: PricedCabin): number {
  const { ship, route, departs } = plan
  const region = regionNamed(route.region)
  const daysLeft = Math.max(0, departs - day)
  const age = Math.max(0, 2026 - ship.since)
  const own = 0.94 + 0.12 * unit(hashText(`price:${plan.id}`))
  return (
    nightly[route.type] *
    route.nights ** 0.96 *
    ship.line.level *
    region.level *
    seasonFactor(region.peak, departs) *
    category.rule.level *
    (category.isGuarantee ? GUARANTEE : 1) *
    (1.05 - Math.min(0.15, age * 0.008)) *
    // Early bookers pay least; the fewer cabins are left, the more the others pay.
    (1.12 - Math.min(0.17, daysLeft / 2_200)) *
    (1 + 0.28 * (1 - Math.round(unsold * 10) / 10)) *
    own *
    fare.factor *
    dearness
  )
}

/** About 0.84 to 1.18, the highest in the peak month. */
function seasonFactor(peak: number, departs: number): number {
  const month = new Date(departs * 86_400_000).getUTCMonth() + 1
  return 1.01 + 0.17 * Math.cos(((month - peak) / 12) * 2 * Math.PI)
}

function packageOf({ perNight }: FareRule, band: GuestBand, nights: number): number {
  return band === 'adult' ? perNight * nights : band === 'child' ? perNight * nights * 0.4 : 0
}

function singleSupplement({ kind, code }: ShipCategory): number {
  return kind === 'suite' ? 100 : 60 + (hashText(`single:${code}`) % 4) * 10
}

/** Returns what is still due on board: the gratuities of those who have not prepaid theirs. */
function gratuities({ plan, fare, bands, extras }: PricedCabin): LocalCharge[] {
  const prepaid = extras.filter(({ kind }) => kind === 'gratuities').reduce((sum, one) => sum + one.amount, 0)
  const { gratuity, onboard: currency } = plan.ship.line
  const payers = gratuity === 0 ? 0 : payersOf(bands) - prepaid / gratuityOf(plan)
  if (payers <= 0 || fare.includes.includes('gratuities')) return []
  return [
    { code: 'gratuities', amount: payers * plan.route.nights * minor(gratuity, { currency }), currency },
  ]
}

/** Extras of the crew and of the ports, which get back what a skipped port saves: no markup, no commission. */
function isPassedOn(kind: string): boolean {
  return kind === 'gratuities' || kind === 'excursion'
}

function passedOn(extras: readonly ExtraCost[]): PriceLine[] {
  const byKind = Map.groupBy(
    extras.filter(({ kind }) => isPassedOn(kind)),
    ({ kind }) => kind,
  )
  return [...byKind].map(([code, costs]) => ({
    code,
    kind: 'fee',
    amount: costs.reduce((sum, { amount }) => sum + amount, 0),
    treatment: 'pass_through',
  }))
}
