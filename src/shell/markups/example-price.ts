import type { MarkupRule } from '../../contract/types.ts'
import { type MarkedUp, markedUp } from '../../tenant/markups/marked-up.ts'
import { percentOf } from '../../tenant/markups/percent-of.ts'

/** Hundredths of a currency's unit, whichever it is: an example is shown with two decimals. */
const SHOWN = 100

export interface ExamplePrice {
  readonly wholesale: number
  readonly retail: number
  readonly currency: string
}

type Convert = (amount: number, currency: string) => { amount: number; currency: string }

/**
 * Takes what something costs and is sold for elsewhere, in major units, the rule that counts and what converts into the
 * example's currency, and gives what a traveller pays, in hundredths: by the same steps as every price.
 */
export function examplePrice(
  { wholesale, retail }: ExamplePrice,
  rule: MarkupRule,
  convert: Convert,
): MarkedUp {
  const net = Math.round(wholesale * SHOWN)
  const wanted =
    rule.kind === 'percent'
      ? percentOf(net, rule.value)
      : Math.round(convert(rule.value, rule.currency ?? '').amount * SHOWN)
  return markedUp({ net, retail: Math.round(retail * SHOWN), minimum: null }, wanted)
}
