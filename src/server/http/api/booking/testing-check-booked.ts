import assert from 'node:assert/strict'
import type { BookedItem, BookedTruth } from './testing-booked-truth.ts'
import type { HttpJourney } from './testing-http-journey.ts'

/** States of a booked item. */
const booked = ['confirmed', 'completed']

/**
 * Throws if the parties do not agree. Each booking is paid once for each of its booked items and each entry of its
 * payment plan. Suppliers have exactly what is booked, the books match the gateway, and all answers were true.
 */
export function checkBooked(truth: BookedTruth, journeys: readonly HttpJourney[]): void {
  assert.deepEqual(
    journeys.flatMap(({ odd, scenario }) => odd.map((one) => `${scenario ?? 'usual'} ${one}`)),
    [],
    'somebody got an answer that nobody should get',
  )
  // If a bank asks its absent holder, it declines the charge, which is left to people.
  const asking = new Set(journeys.flatMap(({ card, said }) => (card === 'asks' ? said : []).map(ofBooking)))
  const bookings = Map.groupBy(truth.items, ({ bookingId }) => bookingId)
  const isAsking = (id: string | null) => asking.has(bookings.get(id ?? '')?.[0]?.reference ?? '')
  const givenUp = truth.givenUp.filter(({ kind, bookingId }) => kind !== 'collect' || !isAsking(bookingId))
  assert.deepEqual(givenUp, [], 'something was given up')
  for (const item of truth.items) checkItem(item, truth)
  for (const [id, items] of bookings) checkMoney(id, items, isAsking(id), truth)
  const nobodys = truth.taken.filter(({ reference, captured }) => captured > 0 && !bookings.has(reference))
  assert.deepEqual(nobodys, [], 'money was taken for what is no booking')
  const known = new Set(truth.items.map(({ id }) => id))
  const kept = truth.kept.filter(({ reference, state }) => state === 'confirmed' && !known.has(reference))
  assert.deepEqual(kept, [], 'a room is taken for what is no booking')
  for (const journey of journeys) {
    checkSaid(journey, truth)
    checkApplied(journey, truth)
  }
  const open = truth.amendments.filter(({ state }) => state === 'applying' || state === 'in_doubt')
  assert.deepEqual(open, [], 'a change is not decided')
}

const ofBooking = ({ reference }: { reference: string }) => reference
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** The supplier has exactly the booked items. */
function checkItem({ id, reference, state, rateKey: booking }: BookedItem, { kept }: BookedTruth): void {
  const named = `${reference}, ${state}`
  const room = kept.find((one) => one.reference === id)?.state
  // Nothing is in progress any more: every item is on hold or decided.
  assert(!['in_doubt', 'pending', 'cancellation_requested'].includes(state), `${named}: not decided`)
  const rateKey = kept.find((one) => one.reference === id)?.rateKey ?? null
  if (booked.includes(state)) {
    assert.equal(room, 'confirmed', `${named}: the supplier has no room for it`)
    assert(rateKey === null || rateKey === booking, `${named}: the supplier keeps another stay`)
  } else if (state === 'cancelled')
    assert.equal(room, 'cancelled', `${named}: the supplier still keeps the room`)
  else assert.notEqual(room, 'confirmed', `${named}: the supplier keeps a room for it`)
}

/** A booking's captures equal the price of its items, once for each entry of its plan, and match the books. */
function checkMoney(id: string, items: readonly BookedItem[], isAsking: boolean, truth: BookedTruth): void {
  const states = items.map(({ state }) => state)
  const named = `${items[0]?.reference}, ${states.join(' and ')}`
  const payments = truth.payments.filter(({ bookingId }) => bookingId === id)
  const taken = truth.taken.filter(({ reference }) => reference === id)
  const back = (one: (typeof taken)[number]) => sum(one.refunds.map(({ amount }) => amount))
  const captures = taken.filter(({ captured }) => captured > 0)
  const paid = captures.map(({ gatewayReference }) =>
    payments.find((one) => one.gatewayReference === gatewayReference),
  )
  const entries = paid.map((one) => one?.dueOn)
  const purposes = paid.map((one) => `${one?.dueOn} ${one?.amendmentId}`)
  assert.equal(new Set(purposes).size, captures.length, `${named}: paid twice`)
  // A booking that waits for its traveller's choice is released at the end of the hold.
  const waits = states.includes('on_hold') && states.includes('rejected')
  const hanging = taken.filter(({ state }) => state === 'requires_capture' && !waits)
  assert.deepEqual(hanging, [], `${named}: authorised, and neither taken nor let go`)
  const cost = sum(items.map(costOf))
  const isLaterPaid = entries.some((dueOn) => typeof dueOn === 'string')
  const unpaid = isLaterPaid ? 0 : sum(items.map(laterOf))
  assert(unpaid === 0 || isAsking, `${named}: not paid what was due later`)
  const net = sum(captures.map(({ captured }) => captured)) - sum(captures.map(back))
  const wrong = cost === 0 ? 'paid for nothing' : 'not paid, or paid back'
  assert.equal(net, cost - unpaid, `${named}: ${wrong}`)
  for (const { gatewayReference, captured, refunded } of payments) {
    const there = taken.find((one) => one.gatewayReference === gatewayReference)
    assert.equal(captured, there?.captured ?? 0, `${named}: books`)
    assert.equal(refunded, there ? back(there) : 0, `${named}: books of refunds`)
  }
}

/** The charge for an item, now or later. */
function costOf({ state, total, outcome }: BookedItem): number {
  if (booked.includes(state)) return total
  return state === 'cancelled' ? (outcome?.penalty ?? 0) : 0
}

/** The part due after the booking that was not paid before a cancellation. */
function laterOf({ state, later, outcome }: BookedItem): number {
  if (booked.includes(state)) return later
  return state === 'cancelled' ? sum((outcome?.owed ?? []).map(({ amount }) => amount)) : 0
}

/** Every amendment that was answered as applied is stored. */
function checkApplied({ applied }: HttpJourney, { amendments }: BookedTruth): void {
  for (const id of applied) {
    const now = amendments.find((one) => one.id === id)
    assert.equal(now?.state, 'applied', `${now?.reference}: a change was answered to be applied`)
  }
}

function checkSaid({ said, scenario }: HttpJourney, { items }: BookedTruth): void {
  for (const { step, item, state, reference, refund } of said) {
    const ofIt = items.filter((one) => one.reference === reference)
    const now = item === undefined ? ofIt[0] : ofIt.find(({ id }) => id === item)
    assert(now, `${reference} was answered to ${step}, and is not there`)
    const named = `${reference} (${scenario ?? 'usual'}): ${state} was answered to ${step}, and it is ${now.state}`
    if (state === 'confirmed') assert([...booked, 'cancelled'].includes(now.state), named)
    if (state === 'rejected') assert.equal(now.state, 'rejected', named)
    if (state !== 'cancelled' && state !== 'cancellation_requested') continue
    // A request that is not decided yet may still be refused.
    if (state === 'cancelled') assert.equal(now.state, 'cancelled', named)
    if (refund !== undefined) assert.equal(now.outcome?.refund, refund, named)
  }
}
