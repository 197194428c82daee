import { usePage } from '@livery/platform'
import type { MarkupRule, ShownPrice } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from './amount.tsx'

interface PriceDetailsProps {
  price: ShownPrice
  /** Omitted if charges at the property are already shown. */
  hasFees?: boolean
}

/**
 * Price breakdown: parts, taxes and fees, separately the charges at the property, and the calculation steps for
 * readers who may see them (spec §6).
 */
export function PriceDetails({ price, hasFees = true }: PriceDetailsProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { at } = useLocalTime()
  const { currency, breakdown, priceLines, total } = price
  const nameOf = ({ label, date }: (typeof breakdown)[number]) =>
    date === undefined
      ? text([`breakdown.${label}`, 'breakdown.other'], { label })
      : text([`breakdown.${label}`, 'breakdown.dated'], { label, day: at(date) })
  const details = (
    <dl className="grid gap-1.5 text-sm">
      {breakdown.map((part, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have equal price components
          key={`${index} ${part.label} ${part.date ?? ''}`}
          label={nameOf(part)}
          amount={write(part.amount, currency)}
        />
      ))}
      {priceLines.map(({ code, amount }, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same charge
          key={`${index} ${code}`}
          label={text([`charge.${code}`, 'charge.other'])}
          amount={write(amount, currency)}
        />
      ))}
      <Line label={text('price.total')} amount={write(total, currency)} isTotal />
      {hasFees && <LocalCharges price={price} />}
    </dl>
  )
  if (!price.trace) return details
  return (
    <div className="grid gap-4">
      {details}
      <PriceSteps price={price} steps={price.trace} />
    </div>
  )
}

interface LineProps {
  label: string
  amount: string
  isTotal?: boolean
}

function Line({ label, amount, isTotal = false }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t pt-1.5 font-bold' : ''}`}>
      <dt className={isTotal ? undefined : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  )
}

/** Calculation from the wholesale rate to the price, with the markup rule of each step, for readers who may see it. */
function PriceSteps({ price, steps }: { price: ShownPrice; steps: NonNullable<ShownPrice['trace']> }) {
  const text = useProductTexts()
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

/** Amount of the markup rule: a percentage of the wholesale rate, or a fixed amount in its own currency. */
function MarkupShare({ rule: { kind, value, currency } }: { rule: MarkupRule }) {
  const { agency, language } = usePage()
  // An amount without a currency is meaningless.
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

/** Charges paid at the property, which are not part of the total, as an entry of a list of amounts. */
export function LocalCharges({ price }: { price: ShownPrice }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { currency, dueLocally: charges } = price
  if (charges.length === 0) return null
  return (
    <div className="mt-1 rounded-md bg-muted px-3 py-2">
      <dt className="font-semibold">{text('booked.localCharges')}</dt>
      {charges.map((fee, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same charge
        <dd key={`${index} ${fee.code}`} className="mt-1 flex justify-between gap-4">
          <span className="text-muted-foreground">{text([`charge.${fee.code}`, 'charge.other'])}</span>
          <span className="text-end tabular-nums">
            <bdi>{write(fee.amount, fee.currency)}</bdi>{' '}
            {fee.estimate !== null && fee.currency !== currency && (
              <span className="text-muted-foreground">
                {text('price.about', { amount: write(fee.estimate, currency) })}
              </span>
            )}
          </span>
        </dd>
      ))}
    </div>
  )
}
