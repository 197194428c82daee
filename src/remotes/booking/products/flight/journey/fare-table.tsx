import type { ReactNode } from 'react'
import type { FlightFare } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { bagOf, brandOf, knownOf, termOf } from './fare-facts.ts'
import { useTermText } from './use-term-text.ts'

interface FareTableProps {
  fares: readonly FlightFare[]
  chosen: FlightFare
  onChoose: (fare: FlightFare) => void
}

const known = ['seatChoice', 'priorityBoarding', 'priorityCheckIn'] as const
const bagKinds = ['carry_on', 'checked'] as const
const terms = ['change', 'refund'] as const

/** The fares of a journey side by side: what each includes, its terms, and what it costs more than the cheapest. */
export function FareTable({ fares, chosen, onChoose }: FareTableProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const termText = useTermText()
  const row = (key: string, label: string, cell: (fare: FlightFare) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {fares.map((fare) => (
        <td key={fare.rateKey} data-chosen={fare === chosen || undefined}>
          {cell(fare)}
        </td>
      ))}
    </tr>
  )
  return (
    <div>
      <h2 id="fares-title" className="mb-1 font-brand text-heading">
        {text('fare.title')}
      </h2>
      <p className="mb-4 text-muted-foreground">{text('fare.hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls sideways must be reachable by keys */}
      <section aria-labelledby="fares-title" tabIndex={0} className="relative overflow-x-auto rounded-lg">
        <table className="fare-table">
          <thead>
            <tr>
              <td />
              {fares.map((fare) => (
                <th key={fare.rateKey} scope="col" data-chosen={fare === chosen || undefined}>
                  <bdi className="font-bold">{brandOf(fare)}</bdi>
                  <Difference {...{ fare, fares }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bagKinds.map((kind) =>
              row(kind, text(`fare.${kind}`), (fare) => {
                const bag = bagOf(fare.slices, kind)
                return bag ? (
                  <Known value={bag.count > 0 ? 'yes' : 'no'}>{write.bag(bag)}</Known>
                ) : (
                  text('term.unknown')
                )
              }),
            )}
            {terms.map((name) =>
              row(name, text(`fare.${name}`), (fare) => {
                const term = termOf(fare.slices, name)
                return <Known value={term.allowed}>{termText(term)}</Known>
              }),
            )}
            {known.map((name) =>
              row(name, text(`fare.${name}`), (fare) => {
                const value = knownOf(fare.slices, name)
                return <Known value={value}>{text(`known.${value}`)}</Known>
              }),
            )}
            {(chosen.slices.length > 1 || fares.some((fare) => brandOf(fare).includes(' + '))) &&
              chosen.slices.map((_, at) =>
                row(`slice ${at}`, text('pinned.flight', { number: at + 1 }), (fare) => (
                  <bdi>{fare.slices[at]?.brand}</bdi>
                )),
              )}
            {row('choose', text('fare.choice'), (fare) => (
              <Button
                variant={fare === chosen ? 'primary' : 'outline'}
                size="small"
                aria-pressed={fare === chosen}
                onClick={() => onChoose(fare)}
              >
                {text(fare === chosen ? 'fare.chosen' : 'fare.choose')}
                <span className="sr-only">: {brandOf(fare)}</span>
              </Button>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** What a fare costs, and how much more than the cheapest, for the journey and for each of its slices. */
function Difference({ fare, fares }: { fare: FlightFare; fares: readonly FlightFare[] }) {
  const text = useProductTexts()
  const write = useAmounts()
  const [cheapest] = fares
  const { price, slices } = fare
  if (!price) return null
  const difference = price.total - (cheapest?.price?.total ?? price.total)
  return (
    <>
      <span className="block font-semibold tabular-nums">{write(price.total, price.currency)}</span>
      {difference > 0 && (
        <span className="block text-sm font-normal text-muted-foreground tabular-nums">
          {text('fare.more', { amount: write(difference, price.currency, { short: true }) })}
          {slices.length > 1 && (
            <span className="block">
              {text('fare.perSlice', {
                amount: write(Math.round(difference / slices.length), price.currency, { short: true }),
              })}
            </span>
          )}
        </span>
      )}
    </>
  )
}

const marks = { yes: 'check', no: 'close', unknown: null } as const
const tones = { yes: 'text-success', no: 'text-muted-foreground', unknown: 'text-muted-foreground' } as const

function Known({ value, children }: { value: keyof typeof marks; children: ReactNode }) {
  const mark = marks[value]
  return (
    <span className="inline-flex flex-col items-center gap-0.5">
      {mark && <Icon name={mark} className={`size-4.5 ${tones[value]}`} />}
      <span>{children}</span>
    </span>
  )
}
