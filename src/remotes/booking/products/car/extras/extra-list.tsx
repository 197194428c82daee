import type { CarExtra, ExtrasWanted } from '../../../../../contract/types.ts'
import { Quantity } from '../../../../../ui/quantity.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'

/** Returns the name of an extra: the pages' own, otherwise the supplier's. */
export function useExtraName(): (extra: { code: string; label?: string | undefined }) => string {
  const text = useProductTexts()
  return ({ code, label }) => text([`extra.${code}`, 'extra.other'], { label: label ?? code })
}

/** Returns the extras with another count of one of them; none of it removes it. */
export function withCount(extras: ExtrasWanted, code: string, count: number): ExtrasWanted {
  const others = extras.filter((one) => one.code !== code)
  return count === 0 ? others : [...others, { code, count }]
}

interface ExtraListProps {
  offered: readonly CarExtra[]
  extras: ExtrasWanted
  onChange: (extras: ExtrasWanted) => void
}

/** Extras of a car, each with its price for the whole rental and a count up to its maximum. */
export function ExtraList({ offered, extras, onChange }: ExtraListProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const nameOf = useExtraName()
  const priceOf = ({ price, paidAt, isCapped }: CarExtra) =>
    [
      price &&
        (price.amount === 0
          ? text('extra.free')
          : text(paidAt === 'desk' ? 'extra.priceAtDesk' : 'extra.price', {
              amount: write(price.amount, price.currency),
            })),
      isCapped && text('extra.capped'),
    ]
      .filter((one) => typeof one === 'string')
      .join(' · ')
  return (
    <ul className="divide-y rounded-xl border bg-card px-4 sm:px-5">
      {offered.map((extra) => {
        const { code, maximum } = extra
        const name = nameOf(extra)
        const value = extras.find((one) => one.code === code)?.count ?? 0
        return (
          <li key={code} className="py-2">
            <Quantity
              label={name}
              hint={[priceOf(extra), maximum > 1 && text('extra.maximum', { count: maximum })]
                .filter(Boolean)
                .join(' · ')}
              fewerLabel={text('extra.fewer', { name })}
              moreLabel={text('extra.more', { name })}
              value={value}
              min={0}
              max={maximum}
              onChange={(count) => onChange(withCount(extras, code, count))}
            />
          </li>
        )
      })}
    </ul>
  )
}
