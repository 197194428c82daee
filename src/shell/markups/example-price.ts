import type { MarkupRule } from '../../contract/types.ts'
import { type MarkedUp, markedUp } from '../../tenant/markups/marked-up.ts'
import { wantedMarkup } from '../../tenant/markups/wanted-markup.ts'
import { minorUnits } from '../../tenant/money/minor-units.ts'
import { shownUnit } from '../../tenant/money/shown-unit.ts'
import { wholeAmount } from '../../tenant/money/whole-amount.ts'

export interface ExamplePrice {
  readonly wholesale: number
  readonly retail: number
  readonly currency: string
}

/**
 * Takes what something costs and is sold for elsewhere, in major units, the rule that counts and exchange rates, and gives what
 * a traveller pays, in minor units of the example's currency: by the same steps as every price.
 */
export function examplePrice(
  { wholesale, retail, currency }: ExamplePrice,
  rule: MarkupRule,
  rates: Readonly<Record<string, number>>,
): MarkedUp {
  const sums = { net: shown(wholesale), retail: shown(retail), minimum: null }
  return markedUp(sums, wantedMarkup(rule, sums.net, currency, rates))

  function shown(amount: number): number {
    return wholeAmount(minorUnits(amount, currency), shownUnit(currency))
  }
}
