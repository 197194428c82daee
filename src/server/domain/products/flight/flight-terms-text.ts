import type { DocumentTexts } from '../../documents/document-texts.ts'
import type { FlightTerm } from '../../suppliers/flight-fare.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'
import { wholeBaggage, wholeTerm } from './journey-terms.ts'

/** Returns what passengers must know: bags, changes, documents and, with separate tickets, the risk. */
export function termsOfJourney(subject: QuotedJourney, words: DocumentTexts): string[] {
  const { say } = words
  return [
    bagsText(subject, words),
    termText('change', wholeTerm(subject.slices, 'change'), words),
    termText('refund', wholeTerm(subject.slices, 'refund'), words),
    say('terms.passport'),
    ...(subject.isSeparateTickets ? [say('terms.separate')] : []),
  ]
}

function bagsText({ slices }: Pick<QuotedJourney, 'slices'>, { say, list }: DocumentTexts): string {
  const bags = wholeBaggage(slices).map(({ kind, count, kilograms }) => {
    if (count === 0) return say(`terms.bags.${kind}.none`)
    const own = `${count} × ${say(`terms.bags.${kind}`)}`
    return kilograms === undefined
      ? own
      : `${own} (${say('service.kilograms', { count: String(kilograms) })})`
  })
  return say('terms.bags', { bags: list(bags) })
}

function termText(
  kind: 'change' | 'refund',
  { allowed, penalty }: FlightTerm,
  { say, money }: DocumentTexts,
): string {
  if (allowed !== 'yes') return say(`terms.${kind}.${allowed}`)
  return penalty === undefined
    ? say(`terms.${kind}.free`)
    : say(`terms.${kind}.penalty`, { amount: money(penalty) })
}
