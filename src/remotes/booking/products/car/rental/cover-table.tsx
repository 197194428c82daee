import type { CarRate, CoverLevel } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { ratesByCover } from './rates.ts'

interface CoverTableProps {
  rates: readonly CarRate[]
  chosen: CarRate
  onChoose: (level: CoverLevel) => void
}

/** Covers of a car side by side: what the driver would pay for damage and theft, what is blocked, and the price. */
export function CoverTable({ rates, chosen, onChoose }: CoverTableProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const covers = ratesByCover(rates).map(([rate]) =>
    rate.cover.level === chosen.cover.level ? chosen : rate,
  )
  const [base] = covers
  const mark = (rate: CarRate) => (rate.cover.level === chosen.cover.level ? '' : undefined)
  const money = ({ amount, currency }: CarRate['cover']['deposit'], none: string) =>
    amount === 0 ? none : write(amount, currency, { short: true })
  const rows = [
    { key: 'damage', value: ({ cover }: CarRate) => money(cover.damageExcess, text('cover.nothing')) },
    { key: 'theft', value: ({ cover }: CarRate) => money(cover.theftExcess, text('cover.nothing')) },
    { key: 'deposit', value: ({ cover }: CarRate) => money(cover.deposit, text('cover.none')) },
  ]
  return (
    <section aria-labelledby="cover-title" id="cover" className="scroll-mt-3">
      <h2 id="cover-title" className="font-brand text-heading">
        {text('cover.title')}
      </h2>
      <p className="mt-1 text-muted-foreground">{text('cover.hint')}</p>
      <table className="cover-table mt-4">
        <caption className="sr-only">{text('cover.title')}</caption>
        <thead>
          <tr>
            <td />
            {covers.map((rate) => (
              <th key={rate.rateKey} scope="col" data-chosen={mark(rate)}>
                {text(`cover.level.${rate.cover.level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, value }) => (
            <tr key={key}>
              <th scope="row">{text(`cover.row.${key}`)}</th>
              {covers.map((rate) => (
                <td key={rate.rateKey} data-chosen={mark(rate)} className="font-semibold tabular-nums">
                  {value(rate)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{text('cover.difference')}</th>
            {covers.map((rate) => (
              <td key={rate.rateKey} data-chosen={mark(rate)} className="font-bold tabular-nums">
                {priceDifference(rate, base) === null ? (
                  text('cover.included')
                ) : (
                  <bdi>
                    {write(priceDifference(rate, base) ?? 0, rate.price?.currency ?? 'USD', {
                      short: true,
                      signed: true,
                    })}
                  </bdi>
                )}
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {covers.map((rate) => (
              <td key={rate.rateKey} data-chosen={mark(rate)}>
                <Button
                  size="small"
                  variant={mark(rate) === '' ? 'primary' : 'outline'}
                  aria-pressed={mark(rate) === ''}
                  className="max-sm:px-2"
                  onClick={() => onChoose(rate.cover.level)}
                >
                  {mark(rate) === '' && <Icon name="check" className="size-4 max-sm:hidden" />}
                  {text(mark(rate) === '' ? 'cover.chosen' : 'cover.choose')}
                  <span className="sr-only">: {text(`cover.level.${rate.cover.level}`)}</span>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** Returns what a cover costs more than the first; null for the first itself and for hidden prices. */
function priceDifference(rate: CarRate, base: CarRate | undefined): number | null {
  if (!rate.price || !base?.price || rate.cover.level === base.cover.level) return null
  return rate.price.total - base.price.total
}
