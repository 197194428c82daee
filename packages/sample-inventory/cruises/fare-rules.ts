import type { CruiseFare } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { CabinGuests } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { FleetLine } from './fleet.ts'
import { hasSenior } from './guests.ts'

/** A fare with what it changes in the price. */
export interface FareRule extends CruiseFare {
  /** In relation to the flexible fare. */
  readonly factor: number
  /** Dollars a night and guest for what it includes. */
  readonly perNight: number
  /** Dollars a guest to spend on board, for each seven nights. */
  readonly credit: number
  readonly allowsOption: boolean
  /** Nothing is ever refunded. */
  readonly isFinal: boolean
}

/** What a fare depends on besides the sailing. */
export interface FareBuyer {
  readonly guests: CabinGuests
  readonly residence: string
  readonly isPastGuest: boolean
}

const LAST_MINUTE_DAYS = 45

export const fareRules: readonly FareRule[] = [
  fare('flex', 'Flexible fare', { factor: 1, isDepositRefundable: true, allowsOption: true }),
  fare('sale', 'Sale fare', { factor: 0.9 }),
  fare('allin', 'All-in fare', {
    factor: 1,
    perNight: 58,
    isDepositRefundable: true,
    allowsOption: true,
    includes: ['drinks', 'wifi', 'gratuities'],
  }),
  fare('resident', 'Residents’ fare', { factor: 0.93, only: ['residents'], isDepositRefundable: true }),
  fare('past', 'Past guests’ fare', {
    factor: 0.92,
    only: ['past_guests'],
    credit: 50,
    isDepositRefundable: true,
    allowsOption: true,
  }),
  fare('senior', 'Fare from 65', {
    factor: 0.94,
    only: ['seniors'],
    isDepositRefundable: true,
    allowsOption: true,
  }),
  fare('late', 'Last-minute fare', { factor: 0.78, only: ['last_minute'], isFinal: true }),
]

/** Where the lines of a currency have fares for residents. */
const homes: Readonly<Record<string, readonly string[]>> = {
  USD: ['US'],
  AUD: ['AU', 'NZ'],
  EUR: ['DE', 'ES', 'FR', 'IT', 'GR', 'PT', 'AT', 'NO', 'SE', 'DK'],
  SGD: ['SG', 'MY', 'JP'],
}

/** Returns the fares that these guests can have on a line, this many days before the departure. */
export function faresFor(buyer: FareBuyer, line: Pick<FleetLine, 'currency'>, daysLeft: number): FareRule[] {
  return fareRules.filter((rule) => isForBuyer(rule, buyer, line, daysLeft))
}

/** Returns the fare of a code if these guests can have it, or null. */
export function fareFor(
  code: string,
  buyer: FareBuyer,
  line: Pick<FleetLine, 'currency'>,
  daysLeft: number,
): FareRule | null {
  return faresFor(buyer, line, daysLeft).find((rule) => rule.code === code) ?? null
}

/** Returns a fare in the contract's shape. */
export function describeFare({ code, name, isDepositRefundable, includes, only }: FareRule): CruiseFare {
  return { code, name, isDepositRefundable, includes, ...(only && { only }) }
}

function isForBuyer(
  { only = [] }: FareRule,
  { guests, residence, isPastGuest }: FareBuyer,
  { currency }: Pick<FleetLine, 'currency'>,
  daysLeft: number,
): boolean {
  return only.every((who) => {
    if (who === 'residents') return homes[currency]?.includes(residence) ?? false
    if (who === 'past_guests') return isPastGuest
    if (who === 'seniors') return hasSenior(guests)
    return daysLeft <= LAST_MINUTE_DAYS
  })
}

function fare(code: string, name: string, rule: Partial<FareRule> & Pick<FareRule, 'factor'>): FareRule {
  return {
    code,
    name,
    isDepositRefundable: false,
    includes: [],
    perNight: 0,
    credit: 0,
    allowsOption: false,
    isFinal: false,
    ...rule,
  }
}
