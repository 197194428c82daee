import { minorUnits } from '../../../tenant/money/minor-units.ts'
import type { Money } from './money.ts'

/** Returns an amount of major units, such as dollars, as money in whole minor units. */
export function minorMoney(major: number, currency: string): Money {
  return { amount: minorUnits(major, currency), currency }
}
