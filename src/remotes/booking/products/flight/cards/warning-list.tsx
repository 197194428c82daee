import type { Itinerary } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { type SliceWarning, warningsOf } from '../results/itinerary-facts.ts'
import { FactLine } from './fact-line.tsx'
import { useFlightPieces } from './flight-pieces.tsx'

interface WarningListProps {
  itinerary: Pick<Itinerary, 'segments' | 'minutes'>
  /** Bags are checked in again at each connection, and a missed one is not protected. */
  isSeparateTickets: boolean
}

/** What a traveller should know before choosing a slice; renders nothing if there is nothing to know. */
export function WarningList({ itinerary, isSeparateTickets }: WarningListProps) {
  const text = useProductTexts()
  const wordsOf = useWarningText()
  const warnings = warningsOf(itinerary)
  if (warnings.length === 0 && !isSeparateTickets) return null
  return (
    <ul className="grid gap-1 text-sm">
      {isSeparateTickets && (
        <FactLine icon="ticket" variant="few">
          {text('warning.separateTickets')}
        </FactLine>
      )}
      {warnings.map((warning, at) => (
        <FactLine
          // biome-ignore lint/suspicious/noArrayIndexKey: warnings are in the order of the flights
          key={at}
          icon={warning.kind === 'overnight' ? 'clock' : 'alert'}
          variant="few"
        >
          {wordsOf(warning)}
        </FactLine>
      ))}
    </ul>
  )
}

function useWarningText(): (warning: SliceWarning) => string {
  const text = useProductTexts()
  const { airportName, cityOf } = useFlightPieces()
  return (warning) => {
    if ('count' in warning) {
      return text(`warning.${warning.kind}`, { count: warning.count })
    }
    return text(`warning.${warning.kind}`, {
      city: cityOf(warning.airport),
      from: airportName(warning.airport),
      to: airportName(warning.to),
    })
  }
}
