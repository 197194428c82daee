import type { Money } from '../suppliers/money.ts'
import type { BookingDocument } from './booking-document.ts'
import { documentWords } from './document-words.ts'
import {
  addressWords,
  cancellationWords,
  checkInWords,
  checkOutWords,
  guestsOf,
  nightsOf,
  partyOf,
  paymentWords,
  roomName,
} from './stay-words.ts'

/** A fact of a booking in words: its name, and what it is, on one line or several. */
export interface BookingFact {
  label: string
  value: string
}

/** Takes a booking and gives what somebody wants to read of it in a mail, the most wanted first. */
export function bookingFacts(document: BookingDocument): BookingFact[] {
  const words = documentWords(document)
  const { say, count, day, list } = words
  const { property, rooms, confirmationNumber } = document
  const whole = rooms.map((room) => `${roomName(room, words)} – ${say(`board.${room.board}`)}`)
  return [
    { label: say('label.reference'), value: document.reference },
    ...(confirmationNumber === null
      ? []
      : [{ label: say('label.confirmationNumber'), value: confirmationNumber }]),
    {
      label: say('label.property'),
      value: lines([property.name, addressWords(document, words), property.phone]),
    },
    { label: say('label.arrival'), value: lines([day(document.arrival), checkInWords(document, words)]) },
    {
      label: say('label.departure'),
      value: lines([day(document.departure), checkOutWords(document, words)]),
    },
    { label: list([count('nights', nightsOf(document)), count('rooms', rooms.length)]), value: lines(whole) },
    { label: say('label.guests'), value: guestsOf(partyOf(document), words, rooms.length === 1) },
    ...moneyFacts(document),
  ]
}

/** What it costs and what became of that; once it is cancelled, what that cost and what comes back. */
function moneyFacts(document: BookingDocument): BookingFact[] {
  const words = documentWords(document)
  const { say, money } = words
  const { price, cancelled } = document
  const total = { label: say('price.total'), value: money(price.total) }
  if (cancelled !== null) {
    const { credit } = cancelled
    const ofCredit = (amount?: Money) =>
      amount?.amount ? `${say('price.kind.credit')}: ${money(amount)}` : ''
    return [
      total,
      { label: say('cancel.penalty'), value: lines([money(cancelled.penalty), ofCredit(credit?.lost)]) },
      { label: say('cancel.refund'), value: lines([money(cancelled.refund), ofCredit(credit?.back)]) },
    ]
  }
  const rules = cancellationWords(document, words)
  const due = price.due.map(({ label, amount }) => `${label}: ${money(amount)}`)
  return [
    { ...total, value: lines([total.value, paymentWords(document, words)]) },
    ...(due.length === 0 ? [] : [{ label: say('price.due'), value: lines(due) }]),
    ...(document.state === 'rejected' ? [] : [{ label: say('cancel.heading'), value: lines(rules) }]),
  ]
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n')
}
