import type { ShownPrice } from '../../../../contract/types.ts'
import { useLocalTime } from '../words/use-local-time.ts'
import { useWords } from '../words/use-words.ts'
import { LocalCharges } from './local-charges.tsx'
import { PriceSteps } from './price-steps.tsx'
import { useAmounts } from './use-amounts.ts'

interface PriceDetailsProps {
  price: ShownPrice
  /** Left out where what is paid at the place itself is shown already. */
  hasFees?: boolean
}

/** How the total comes about: its parts, taxes and fees, apart from it what is paid at the place itself, and for who may see them its steps (spec §6). */
export function PriceDetails({ price, hasFees = true }: PriceDetailsProps) {
  const text = useWords()
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have parts of one name and day
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
