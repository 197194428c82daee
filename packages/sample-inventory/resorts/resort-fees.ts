import type { LocalCharge } from '../../../src/server/domain/suppliers/supplier-price.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { localMoney } from '../local-money.ts'
import { priceLevel } from '../market.ts'
import { randomStream } from '../random.ts'
import type { Resort } from './resort-directory.ts'
import type { UnitFacts } from './resort-units.ts'

/** A resort's mandatory fees in dollars; zero for none. */
interface FeeRules {
  readonly resortFeePerNight: number
  readonly taxPerNight: (unit: Pick<UnitFacts, 'bedrooms'>) => number
  readonly housekeeping: (unit: Pick<UnitFacts, 'bedrooms'>) => number
  readonly energy: (unit: Pick<UnitFacts, 'bedrooms'>) => number
  readonly allInclusivePerPersonDay: number
  readonly deposit: number
}

/** Countries or islands that tax each night. */
const taxed = new Set('ES PT IT FR AT CH HR GR DE BE US AE MX MV MY JP ZA EG TR CY'.split(' '))

function feesOf({ seed, subregion }: Resort): FeeRules {
  const stream = randomStream(seed ^ 0xfee5)
  const level = priceLevel(subregion.countryCode)
  const ofShare = (share: number, low: number, high: number) => {
    const isCharged = stream.chance(share)
    const dollars = stream.between(low, high) * level
    return isCharged ? dollars : 0
  }
  const isAllInclusive = subregion.landscape === 'tropical' || subregion.landscape === 'desert'
  const perNight = ofShare(subregion.countryCode === 'US' ? 0.8 : 0.35, 11, 34)
  const housekeeping = ofShare(0.35, 38, 70)
  const energy = ofShare(subregion.landscape === 'alpine' ? 0.5 : 0.15, 22, 44)
  const tax = stream.between(1.2, 3.4)
  return {
    resortFeePerNight: perNight,
    taxPerNight: ({ bedrooms }) => (taxed.has(subregion.countryCode) ? tax * (1 + bedrooms) : 0),
    housekeeping: ({ bedrooms }) => housekeeping * (1 + 0.3 * bedrooms),
    energy: ({ bedrooms }) => energy * (1 + 0.25 * bedrooms),
    allInclusivePerPersonDay: isAllInclusive ? ofShare(0.3, 58, 115) : 0,
    deposit: ofShare(0.7, 90, 380),
  }
}

/** Returns what guests owe at the resort for a stay, in its currency. */
export function resortFees(resort: Resort, unit: UnitFacts, nights: number, people: number): LocalCharge[] {
  const fees = feesOf(resort)
  const charges = [
    { code: 'resort_fee', dollars: fees.resortFeePerNight, times: nights },
    { code: 'occupancy_tax', dollars: fees.taxPerNight(unit), times: nights },
    { code: 'housekeeping', dollars: fees.housekeeping(unit), times: 1 },
    { code: 'energy', dollars: fees.energy(unit), times: 1 },
    { code: 'all_inclusive', dollars: fees.allInclusivePerPersonDay, times: nights * people },
  ]
  return charges
    .filter(({ dollars }) => dollars > 0)
    .map(({ code, dollars, times }) => {
      const { amount, currency } = localMoney(resort.subregion.countryCode, dollars)
      return { code, amount: amount * times, currency }
    })
}

/** Returns the deposit that a resort returns after the stay; null if it takes none. */
export function resortDeposit(resort: Resort): Money | null {
  const { deposit } = feesOf(resort)
  return deposit === 0 ? null : localMoney(resort.subregion.countryCode, deposit)
}
