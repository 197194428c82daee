import { Alert } from '../../../../../ui/alert.tsx'
import { FormSection } from '../../../spine/checkout/form-section.tsx'
import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { FactLine } from '../cards/fact-line.tsx'
import { FlightPieces, piecesOf } from '../cards/flight-pieces.tsx'
import { WarningList } from '../cards/warning-list.tsx'
import { termOf } from '../journey/fare-facts.ts'
import { useTermText } from '../journey/use-term-text.ts'
import { warningsOf } from '../results/itinerary-facts.ts'
import { readJourney } from './read-journey.ts'

/** What passengers have to know before paying: warnings of the flights, and the terms of changes and refunds. */
export function PassengerNotes({ item }: ItemProps & { field: FieldOf }) {
  const text = useProductTexts()
  const termText = useTermText()
  const journey = readJourney(item)
  const { itineraries, isSeparateTickets, slices } = journey
  const warned = itineraries.filter((itinerary) => warningsOf(itinerary).length > 0)
  return (
    <FormSection title={text('notes.title')} hint={text('notes.hint')}>
      <FlightPieces {...piecesOf(journey)}>
        {isSeparateTickets && (
          <Alert tone="warning" title={text('notes.separate')}>
            {text('warning.separateTickets')}
          </Alert>
        )}
        {warned.map((itinerary) => (
          <WarningList key={itinerary.id} itinerary={itinerary} isSeparateTickets={false} />
        ))}
        <ul className="grid gap-1.5 text-[0.9375rem]">
          {(['change', 'refund'] as const).map((name) => (
            <FactLine key={name} icon={name}>
              {text(`fare.${name}`)}: {termText(termOf(slices, name))}
            </FactLine>
          ))}
          <FactLine icon="person">{text('notes.passport')}</FactLine>
        </ul>
      </FlightPieces>
    </FormSection>
  )
}
