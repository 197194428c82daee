import { randomUUID } from 'node:crypto'
import type { Amendment, Booking, Quote } from '../../../../contract/types.ts'
import { bookingRequest } from './testing-booking-flow.ts'
import type { HttpJourney, Step } from './testing-http-journey.ts'
import { askOver, type HttpAnswer } from './testing-http-traveller.ts'

/** Takes the next step of a journey. Throws `AnswerLost` if the server died; the step then has to be repeated. */
export async function takeStep(port: number, journey: HttpJourney): Promise<void> {
  const { step } = journey
  if (step === 'over') return
  const answer = await steps[step](port, journey)
  if (answer.status < 300) return
  const said = `${step}: ${answer.status} ${answer.code}`
  const isRace = step in mayFail && (answer.code === 'already_paid' || answer.code === 'conflict')
  if (isRace || expected.has(`${answer.status} ${answer.code}`)) {
    journey.refusals.push(said)
    journey.step = mayFail[step] ?? 'over'
  } else if (answer.code === 'request_in_flight') await new Promise((resolve) => setTimeout(resolve, 100))
  else {
    journey.odd.push(said)
    journey.step = 'over'
  }
}

/** The allowed final states of a journey without a booking. */
const expected = new Set([
  '409 sold_out',
  '409 hold_expired',
  '409 quote_expired',
  '409 price_changed',
  '504 supplier_timeout',
])

/** Steps that a task may have taken first, and the steps that follow. */
const mayFail: Readonly<Partial<Record<Step, Step>>> = {
  beginEntry: 'quoteChange',
  payEntry: 'quoteChange',
  confirmEntry: 'quoteChange',
  quoteChange: 'quoteCancellation',
  acceptChange: 'quoteCancellation',
  payChange: 'quoteCancellation',
  confirmChange: 'quoteCancellation',
}

const steps: Readonly<
  Record<Exclude<Step, 'over'>, (port: number, journey: HttpJourney) => Promise<HttpAnswer<unknown>>>
> = {
  async quote(port, journey) {
    const { rateKey, ticket } = journey
    const items = [
      { product: 'hotel', rateKey },
      ...(ticket === null ? [] : [{ product: 'ticket', rateKey: ticket }]),
    ]
    const answer = await askOver<Quote>(port, journey, '/api/quotes', { body: { items, currency: 'USD' } })
    if (answer.status === 201) Object.assign(journey, { quote: answer.data, step: 'hold' })
    return answer
  },
  async hold(port, journey) {
    const { quote, key } = journey
    if (!quote) throw new Error('nothing was quoted')
    const body = bookingRequest(quote)
    const answer = await askOver<Booking>(port, journey, '/api/bookings', { body, key })
    if (answer.status === 201) heard(journey, answer.data, 'pay')
    return answer
  },
  async pay(port, journey) {
    const token = journey.card === 'asks' ? 'sandbox_three_d_secure' : 'sandbox_success'
    const answer = await atSandbox(port, journey, journey.booking?.payment, { token })
    // The call whose answer was lost has paid it.
    const isPaid = answer.status === 200 || answer.code === 'conflict'
    const next = journey.card === 'asks' ? 'answerBank' : 'confirm'
    if (isPaid) Object.assign(journey, { step: next, key: randomUUID() })
    return isPaid ? { ...answer, status: 200 } : answer
  },
  async answerBank(port, journey) {
    const answer = await atSandbox(port, journey, journey.booking?.payment, { isApproved: true })
    const isPaid = answer.status === 200 || answer.code === 'conflict'
    if (isPaid) Object.assign(journey, { step: 'confirm', key: randomUUID() })
    return isPaid ? { ...answer, status: 200 } : answer
  },
  confirm: (port, journey) => confirm(port, journey, {}),
  /** Continues without the refused item. */
  choose(port, journey) {
    const refused = journey.booking?.items.filter(
      ({ state, isLeftOut }) => state === 'rejected' && !isLeftOut,
    )
    return confirm(port, journey, { without: refused?.map(({ id }) => id) ?? [] })
  },
  async beginEntry(port, journey) {
    const { booking, key } = journey
    const at = booking?.paymentSchedule.find((entry) => entry.isPayable)?.at
    const path = `/api/bookings/${booking?.reference}/payment`
    const answer = await askOver<Booking>(port, journey, path, { body: at ? { at } : {}, key })
    if (answer.status === 200) {
      const step = answer.data.entryPayment?.clientSecret ? 'payEntry' : 'quoteChange'
      Object.assign(journey, { booking: answer.data, step, key: randomUUID() })
    }
    return answer
  },
  async payEntry(port, journey) {
    const token = 'sandbox_success'
    const answer = await atSandbox(port, journey, journey.booking?.entryPayment, { token })
    if (answer.status === 200) Object.assign(journey, { step: 'confirmEntry', key: randomUUID() })
    return answer
  },
  async confirmEntry(port, journey) {
    const path = `/api/bookings/${journey.booking?.reference}/confirmation`
    const answer = await askOver<Booking>(port, journey, path, { body: {}, key: journey.key })
    if (answer.status === 200) heard(journey, answer.data, 'quoteChange')
    return answer
  },
  async quoteChange(port, journey) {
    const item = changedBy(journey)
    if (item === undefined) {
      journey.step = 'quoteCancellation'
      return { status: 200, data: null, code: undefined, text: '' }
    }
    const { stay, rooms } = item.subject.hotel
    const end = new Date(Date.parse(stay.end) + journey.nights * 86_400_000).toISOString().slice(0, 10)
    const guests = rooms.map(({ adults, childAges }) => ({ adults, childAges }))
    const change = { product: 'hotel', stay: { ...stay, end }, rooms: guests }
    const path = `/api/bookings/${journey.booking?.reference}/amendments`
    const answer = await askOver<Amendment>(port, journey, path, { body: { itemId: item.id, change } })
    if (answer.status === 201)
      Object.assign(journey, { step: 'acceptChange', key: randomUUID(), change: answer.data.id })
    return answer
  },
  async acceptChange(port, journey) {
    const answer = await askOver<Booking>(port, journey, `${changePath(journey)}/acceptance`, {
      body: {},
      key: journey.key,
    })
    if (answer.status !== 200) return answer
    heard(journey, answer.data, changeOf(answer.data, journey)?.payment ? 'payChange' : 'quoteCancellation')
    return answer
  },
  async payChange(port, journey) {
    const payment = journey.booking && changeOf(journey.booking, journey)?.payment
    const token = 'sandbox_success'
    const answer = await atSandbox(port, journey, payment, { token })
    // The call whose answer was lost has paid it.
    const isPaid = answer.status === 200 || answer.code === 'conflict'
    if (isPaid) Object.assign(journey, { step: 'confirmChange', key: randomUUID() })
    return isPaid ? { ...answer, status: 200 } : answer
  },
  async confirmChange(port, journey) {
    const path = `${changePath(journey)}/confirmation`
    const answer = await askOver<Booking>(port, journey, path, { body: {} })
    if (answer.status === 200) heard(journey, answer.data, 'quoteCancellation')
    return answer
  },
  async quoteCancellation(port, journey) {
    if (!journey.wantsToCancel) {
      journey.step = 'over'
      return { status: 200, data: null, code: undefined, text: '' }
    }
    const path = `/api/bookings/${journey.booking?.reference}`
    const now = await askOver<Booking>(port, journey, path, { method: 'GET' })
    if (now.status !== 200) return now
    journey.booking = now.data
    // Nothing can be cancelled until the supplier decides the amendment (decision 0025).
    const itemId = cancelledBy(journey)?.id
    if (itemId === undefined) {
      journey.step = 'over'
      return now
    }
    const answer = await askOver<{ id: string }>(port, journey, `${path}/cancellation-quote`, {
      body: { itemId },
    })
    if (answer.status === 200)
      Object.assign(journey, { step: 'cancel', key: randomUUID(), cancellation: answer.data.id })
    return answer
  },
  async cancel(port, journey) {
    const path = `/api/bookings/${journey.booking?.reference}/cancellation`
    const body = { quoteId: journey.cancellation }
    const answer = await askOver<Booking>(port, journey, path, { body, key: journey.key })
    if (answer.status === 200) heard(journey, answer.data, 'over')
    return answer
  },
}

/** The room to amend; null if its traveller does not want it or it is not possible. */
function changedBy({ booking, nights }: HttpJourney) {
  const item = booking?.items.find(({ availableActions }) => availableActions.includes('change'))
  return nights !== 0 && item?.subject.product === 'hotel' ? { ...item, subject: item.subject } : undefined
}

function changePath({ booking, change }: HttpJourney): string {
  return `/api/bookings/${booking?.reference}/amendments/${change}`
}

/** The journey's amendment in an answer. */
function changeOf({ items }: Booking, { change }: HttpJourney): Amendment | undefined {
  return items.flatMap(({ amendments = [] }) => amendments).find(({ id }) => id === change)
}

/** The item to cancel: the last one that can be cancelled, which is the ticket if there is one. */
function cancelledBy({ booking }: HttpJourney): Booking['items'][number] | undefined {
  return booking?.items.findLast(({ availableActions }) => availableActions.includes('cancel'))
}

/** Pays at the sandbox's own site, or answers its bank. */
function atSandbox(
  port: number,
  journey: HttpJourney,
  payment: Booking['payment'] | undefined,
  answer: { token: string } | { isApproved: boolean },
): Promise<HttpAnswer<{ state: string }>> {
  const { reference, clientSecret } = payment ?? {}
  const body = { clientSecret, ...answer }
  return askOver<{ state: string }>(port, journey, `/api/payments/sandbox/${reference}`, { body })
}

async function confirm(port: number, journey: HttpJourney, body: { without?: string[] }) {
  const path = `/api/bookings/${journey.booking?.reference}/confirmation`
  const answer = await askOver<Booking>(port, journey, path, { body, key: journey.key })
  if (answer.status !== 200) return answer
  heard(journey, answer.data, nextOf(journey, answer.data))
  journey.key = randomUUID()
  return answer
}

function nextOf({ paysEntry }: HttpJourney, { state, paymentSchedule }: Booking): Step {
  if (state === 'needs_choice') return 'choose'
  if (state !== 'confirmed' && state !== 'partly_confirmed') return 'over'
  if (paysEntry && paymentSchedule.some((entry) => entry.isPayable)) return 'beginEntry'
  return 'quoteChange'
}

function heard(journey: HttpJourney, booking: Booking, next: Step): void {
  const { reference } = booking
  const { step } = journey
  if (changeOf(booking, journey)?.state === 'applied') journey.applied.push(journey.change ?? '')
  // Several items may have different states.
  for (const { id: item, state, cancellation } of booking.items)
    journey.said.push({ step, item, state, reference, refund: cancellation.refund?.amount })
  Object.assign(journey, { booking, step: next })
}
