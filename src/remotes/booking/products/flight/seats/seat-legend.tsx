import type { SeatMapCabin } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { fixtureIcons } from './fixture-icons.ts'
import { isSeat } from './seat-rules.ts'

/** Explains what occurs in a cabin, and nothing else. */
export function SeatLegend({ cabin: { rows, wings } }: { cabin: SeatMapCabin }) {
  const text = useProductTexts()
  const elements = rows.flatMap(({ sections }) => sections.flat())
  const seats = elements.filter(isSeat)
  const fixtures = Object.entries(fixtureIcons).filter(([kind]) =>
    elements.some((element) => element.kind === kind),
  )
  const samples = [
    {
      key: 'free',
      has: seats.some(({ isFree, price }) => isFree && !price?.amount),
      look: 'border-brand-edge bg-accent',
    },
    {
      key: 'paid',
      has: seats.some(({ isFree, price }) => isFree && (price?.amount ?? 0) > 0),
      look: 'border-2 border-brand-edge bg-accent',
    },
    { key: 'taken', has: seats.some(({ isFree }) => !isFree), look: 'bg-muted', mark: '×' },
    { key: 'yours', has: true, look: 'border-primary bg-primary' },
    { key: 'wing', has: wings !== undefined, look: 'border-x-4 border-y-0 border-border' },
  ]
  return (
    <ul
      aria-label={text('seat.legend')}
      className="flex flex-wrap justify-center gap-x-4 gap-y-2 text-sm text-muted-foreground"
    >
      {samples
        .filter(({ has }) => has)
        .map(({ key, look, mark }) => (
          <li key={key} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={`flex size-5 items-center justify-center rounded border text-xs ${look}`}
            >
              {mark}
            </span>
            {text(`seat.sample.${key}`)}
          </li>
        ))}
      {fixtures.map(([kind, path]) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Icon path={path} className="size-4" />
          {text(`seat.fixture.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
