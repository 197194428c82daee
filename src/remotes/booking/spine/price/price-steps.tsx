import { usePage } from '@livery/platform'
import type { MarkupRule, ShownPrice } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { useWords } from '../words/use-words.ts'
import { useAmounts } from './use-amounts.ts'

/** How the price comes about from the wholesale rate, step by step, for who may see it; by which rule its markup came. */
export function PriceSteps({ price, steps }: { price: ShownPrice; steps: NonNullable<ShownPrice['trace']> }) {
  const text = useWords()
  const write = useAmounts()
  return (
    <div className="border-t pt-3 text-sm">
      <p className="font-semibold">{text('checkout.steps')}</p>
      <ol className="mt-1.5 grid gap-1.5">
        {steps.map(({ step, amount, sum }) => (
          <li key={`${step} ${sum}`} className="flex justify-between gap-4">
            <span className="text-muted-foreground">
              {text(`checkout.madeBy.${step}`)}
              {step === 'markup' && price.rule && <MarkupShare rule={price.rule} />}
            </span>
            <span className="text-end tabular-nums">
              <bdi>{write(amount, price.currency, { signed: true })}</bdi>
              <span className="block text-xs text-muted-foreground">
                <bdi>= {write(sum, price.currency)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How much the rule adds: a share of the wholesale rate, or an amount in its own currency. */
function MarkupShare({ rule: { kind, value, currency } }: { rule: MarkupRule }) {
  const { agency, language } = usePage()
  // An amount of no currency says nothing.
  if (kind === 'fixed' && currency === undefined) return null
  const style =
    kind === 'percent'
      ? ({ style: 'percent', maximumFractionDigits: 2 } as const)
      : ({ style: 'currency', currency } as const)
  const share = new Intl.NumberFormat(localeOf(language, agency), style)
  return (
    <>
      {' '}
      (<bdi>{share.format(kind === 'percent' ? value / 100 : value)}</bdi>)
    </>
  )
}
