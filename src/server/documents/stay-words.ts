import type { BookingDocument, DocumentRoom, DocumentTraveller } from './booking-document.ts'
import type { DocumentWords } from './document-words.ts'

/** Gives a room's name: its kind, and what one sees from it. */
export function roomName({ kind, view }: DocumentRoom, { say, list }: DocumentWords): string {
  const name = say(`room.kind.${kind}`)
  return view === 'none' ? name : list([name, say(`room.view.${view}`)])
}

export function bedsOf({ beds }: DocumentRoom, { count, list }: DocumentWords): string {
  return list(beds.map((bed) => count(`bed.${bed.kind}`, bed.count)))
}

/** Gives how many people, and how old the children among them are. */
export function guestsOf(
  { adults, childAges }: Pick<DocumentRoom, 'adults' | 'childAges'>,
  { say, count, list }: DocumentWords,
  hasAges = true,
): string {
  const children = count('guests.children', childAges.length)
  const ages = hasAges ? ` (${say('guests.ages', { ages: childAges.join(', ') })})` : ''
  return list([count('guests.adults', adults), ...(childAges.length === 0 ? [] : [children + ages])])
}

/** Everybody of a booking, as one room's guests are told. */
export function partyOf({ rooms }: BookingDocument): Pick<DocumentRoom, 'adults' | 'childAges'> {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
  }
}

export function leadOf({ travellers }: BookingDocument): DocumentTraveller | null {
  return travellers.find(({ isLead }) => isLead) ?? travellers[0] ?? null
}

export function nightsOf({ arrival, departure }: BookingDocument): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000)
}

/** Gives when guests may come: a span of hours, or from when on. */
export function checkInWords({ property }: BookingDocument, { say, clock }: DocumentWords): string {
  const { from, until } = property.checkIn
  return until === null
    ? say('time.from', { time: clock(from) })
    : say('time.between', { from: clock(from), until: clock(until) })
}

export function checkOutWords({ property }: BookingDocument, { say, clock }: DocumentWords): string {
  return say('time.until', { time: clock(property.checkOut.until) })
}

/** Gives the house's address on one line, as it is written where the house stands. */
export function addressWords({ property }: BookingDocument, { country }: DocumentWords): string {
  const { line, city, country: code } = property.address
  return [line, city, country(code)].filter((part) => part !== '').join(', ')
}

/** Gives what cancelling costs and from when, a sentence for each step. */
export function cancellationWords(
  { cancellation, price }: Pick<BookingDocument, 'cancellation' | 'price'>,
  { say, time, money }: DocumentWords,
): string[] {
  const [first] = cancellation.steps
  if (!cancellation.isRefundable || first === undefined || price.total.amount === 0)
    return [say('cancel.never')]
  return [
    say('cancel.free', { time: time(first.from) }),
    ...cancellation.steps.map(({ from, penalty }) =>
      say('cancel.step', { time: time(from), amount: money(penalty) }),
    ),
  ]
}

/** Gives in one sentence what became of the money. */
export function paymentWords({ payment, brand }: BookingDocument, { say, money }: DocumentWords): string {
  if (payment.at === 'property') return say('payment.atProperty')
  switch (payment.state) {
    case 'succeeded':
      return payment.refunded.amount > 0
        ? say('payment.paidRefunded', { agency: brand.name, amount: money(payment.refunded) })
        : say('payment.paid', { agency: brand.name })
    case 'requires_capture':
    case 'processing':
      return say('payment.reserved')
    case 'canceled':
      return say('payment.released')
    default:
      return say('payment.open')
  }
}

/** Gives parts of one line, each of which keeps its own direction beside the others. */
export function joined(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `\u2068${part}\u2069`)
    .join(' | ')
}
