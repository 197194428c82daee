import { useText } from '@livery/platform'
import type { ReactNode } from 'react'
import type { ShownPrice } from '../../../contract/types.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { useLocalTime } from '../words/use-local-time.ts'

/** How the total comes about: nights, taxes and fees, and apart from it what is paid at the property. */
export function PriceDetails({ price }: { price: ShownPrice }) {
  const text = useText('booking')
  const write = useAmounts()
  const { at } = useLocalTime()
  const { currency, nightly, taxes, fees, total, dueAtProperty } = price
  const named = (code: string) => text([`charge.${code}`, 'charge.other'])
  return (
    <dl className="grid gap-1.5 text-sm">
      {nightly.map(({ date, amount }) => (
        <Line key={date} label={at(date)} amount={write(amount, currency)} />
      ))}
      {[...taxes, ...fees].map(({ code, amount }) => (
        <Line key={code} label={named(code)} amount={write(amount, currency)} />
      ))}
      <Line label={text('price.total')} amount={write(total, currency)} isTotal />
      {dueAtProperty.map((due) => (
        <Line
          key={due.code}
          label={text('price.atProperty', { what: named(due.code) })}
          amount={
            <>
              {write(due.amount, due.currency)}
              {due.estimate !== null && due.currency !== currency && (
                <span className="text-muted-foreground">
                  {' '}
                  {text('price.about', { amount: write(due.estimate, currency) })}
                </span>
              )}
            </>
          }
        />
      ))}
    </dl>
  )
}

function Line({ label, amount, isTotal }: { label: string; amount: ReactNode; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t pt-1.5 font-bold' : ''}`}>
      <dt className={isTotal ? undefined : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  )
}
