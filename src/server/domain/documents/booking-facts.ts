import type { Money } from '../../kernel/money/money.ts'
import type { BookingDocument } from './booking-document.ts'
import { onlyItem, textsOfDocument, textsOfItem } from './booking-document-texts.ts'
import type { DocumentItem, MailFact } from './document-item.ts'
import type { DocumentTexts } from './document-texts.ts'
import { cancellationTexts, paymentLines, paymentTexts } from './money-texts.ts'

/** Returns the facts of a booking that a mail lists, the most important first. */
export function bookingFacts(document: BookingDocument): MailFact[] {
  const words = textsOfDocument(document)
  const only = onlyItem(document)
  const reference = { label: words.say('label.reference'), value: document.reference }
  return only === null
    ? [
        reference,
        ...document.items.flatMap((item) => itemFacts(document, item)),
        totalFact(document, words),
        ...document.items.flatMap((item) => costFacts(document, item)),
      ]
    : [
        reference,
        ...numberFact(only, words),
        placeFact(only, words),
        ...only.mailFacts,
        totalFact(document, words),
        ...costFacts(document, only),
      ]
}

/** An item next to others: its title, its state, and its kind's facts unless it was refused. */
function itemFacts(document: BookingDocument, item: DocumentItem): MailFact[] {
  const words = textsOfItem(document, item)
  const { say } = words
  return [
    placeFact(item, words),
    { label: say('label.state'), value: say(`state.${item.state}`) },
    ...(item.state === 'rejected' ? [] : [...numberFact(item, words), ...item.mailFacts]),
  ]
}

function placeFact({ title, place }: DocumentItem, { say }: DocumentTexts): MailFact {
  return { label: say('label.title'), value: lines([title, place?.address ?? '', place?.phone ?? '']) }
}

function numberFact({ confirmationNumber }: DocumentItem, { say }: DocumentTexts): MailFact[] {
  return confirmationNumber === null
    ? []
    : [{ label: say('label.confirmationNumber'), value: confirmationNumber }]
}

/** The total, and what became of its payment. */
function totalFact(document: BookingDocument, words: DocumentTexts): MailFact {
  const { say, money } = words
  const { price, items } = document
  const paid = paymentLines(document, words).map(
    ({ label, amount, state }) => `${label}: ${amount} – ${state}`,
  )
  // For a cancelled item, fee and refund replace it.
  const isCancelled = items.every(({ cancelled }) => cancelled !== null)
  const isOwed = items.some(({ cancelled }) => cancelled?.owed !== undefined)
  const how = isCancelled ? (isOwed ? paid : []) : [paymentTexts(document, words), ...paid]
  return { label: say('price.total'), value: lines([money(price.total), ...how]) }
}

/** What is due locally and what cancelling costs; once cancelled, the fee and the refund. */
function costFacts(document: BookingDocument, item: DocumentItem): MailFact[] {
  const words = textsOfItem(document, item)
  const { say, money } = words
  const { cancelled, state } = item
  const named = (label: string) => (onlyItem(document) === null ? `${item.title}: ${label}` : label)
  if (cancelled !== null) {
    const { credit } = cancelled
    const ofCredit = (amount?: Money) =>
      amount?.amount ? `${say('price.kind.credit')}: ${money(amount)}` : ''
    return [
      {
        label: named(say('cancel.penalty')),
        value: lines([money(cancelled.penalty), ofCredit(credit?.lost)]),
      },
      { label: named(say('cancel.refund')), value: lines([money(cancelled.refund), ofCredit(credit?.back)]) },
    ]
  }
  const due = item.due
    .filter(({ isOfPrice }) => !isOfPrice)
    .map(({ label, amount }) => `${label}: ${money(amount)}`)
  return [
    ...(due.length === 0 ? [] : [{ label: named(say('price.due')), value: lines(due) }]),
    ...(state === 'rejected'
      ? []
      : [{ label: named(say('cancel.heading')), value: lines(cancellationTexts(item, words)) }]),
  ]
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n')
}
