import type { PriceLine, SupplierPrice } from '../suppliers/supplier-price.ts'
import { allocate } from './allocate.ts'

/** What one night costs, by its date. */
interface Night {
  readonly date: string
  readonly amount: number
}

/** The parts of a total in which the wholesale rate cannot be read. */
export interface PublicParts {
  readonly subtotal: number
  readonly taxes: readonly PriceLine[]
  readonly fees: readonly PriceLine[]
  readonly nightly: readonly Night[]
}

/**
 * Takes a total, the parts of which it is asked and the currency's `shownUnit`, and gives the total in parts: nights, taxes and fees have of it
 * the share that they have of the wholesale rate. What a tax is of a night is public, so that the tax as the supplier asks it
 * would tell the night as the supplier asks it. The parts are the total to the last minor unit.
 */
export function publicParts(
  total: number,
  { net, base, taxes, fees, nightly }: Pick<SupplierPrice, 'net' | 'base' | 'taxes' | 'fees' | 'nightly'>,
  unit: number,
): PublicParts {
  const lines = [...taxes, ...fees]
  // What costs the agency nothing is all for what is booked, and not for its taxes.
  const weights = [net === 0 ? 1 : base, ...lines.map(({ amount }) => amount)]
  const [subtotal = total, ...amounts] = allocate(total, weights, unit)
  const divided = lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }))
  return {
    subtotal,
    taxes: divided.slice(0, taxes.length),
    fees: divided.slice(taxes.length),
    nightly: nightsOf(subtotal, nightly, unit),
  }
}

/** Takes what all nights cost, each of them as the supplier asks it and the currency's `shownUnit`, and divides the first among them. */
export function nightsOf(subtotal: number, nightly: SupplierPrice['nightly'], unit: number): Night[] {
  if (nightly.length === 0) return []
  const amounts = allocate(
    subtotal,
    nightly.map(({ amount }) => amount),
    unit,
  )
  return nightly.map(({ date }, index) => ({ date, amount: amounts[index] ?? 0 }))
}
