import { majorUnits } from '../../../../tenant/money/minor-units.ts'
import { useAmounts } from './use-amounts.ts'

/** An amount in whole minor units, with a machine-readable value. */
export function Amount({ amount, currency }: { amount: number; currency: string }) {
  const write = useAmounts()
  return (
    <data value={majorUnits(amount, currency)} data-currency={currency}>
      {write(amount, currency)}
    </data>
  )
}
