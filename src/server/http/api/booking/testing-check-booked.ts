import assert from 'node:assert/strict'
import type { BookedItem, BookedTruth } from './testing-booked-truth.ts'
import type { HttpJourney } from './testing-http-journey.ts'

/** States of an item that somebody has booked. */
const booked = ['confirmed', 'completed']

/**
 * Throws where the three parties do not agree: each booking is paid once or not at all, as its state says; the supplier keeps
 * just the rooms that are booked; the books say what the gateway says; and all that was answered is so.
 */
export function checkBooked(truth: BookedTruth, journeys: readonly HttpJourney[]): void {
  assert.deepEqual(
    journeys.flatMap(({ odd, scenario }) => odd.map((one) => `${scenario ?? 'usual'} ${one}`)),
    [],
    'somebody got an answer that nobody should get',
  )
  assert.deepEqual(truth.givenUp, [], 'something was given up')
  for (const item of truth.items) checkItem(item, truth)
  const known = new Set(truth.items.map(({ id }) => id))
  const nobodys = truth.taken.filter(({ reference, captured }) => captured > 0 && !known.has(reference))
  assert.deepEqual(nobodys, [], 'money was taken for what is no booking')
  const kept = truth.rooms.filter(({ reference, state }) => state === 'confirmed' && !known.has(reference))
  assert.deepEqual(kept, [], 'a room is taken for what is no booking')
  for (const journey of journeys) checkSaid(journey, truth)
}

function checkItem(
  { id, reference, state, outcome }: BookedItem,
  { payments, taken, rooms }: BookedTruth,
): void {
  const named = `${reference}, ${state}`
  const paid = taken.filter((one) => one.reference === id)
  const room = rooms.find((one) => one.reference === id)?.state
  const back = (one: (typeof paid)[number]) => one.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const captures = paid.filter(({ captured }) => captured > 0)
  assert(captures.length <= 1, `${named}: paid twice`)
  for (const one of captures) assert.equal(one.captured, one.amount.amount, `${named}: paid in part`)
  // Nothing is under way any more: it is on hold and not paid, or decided.
  assert(!['pending', 'cancellation_requested'].includes(state), `${named}: not decided`)
  const authorised = paid.filter((one) => one.state === 'requires_capture')
  assert.deepEqual(authorised, [], `${named}: authorised, and neither taken nor let go`)
  if (booked.includes(state)) {
    assert.equal(room, 'confirmed', `${named}: the supplier has no room for it`)
    assert.deepEqual(captures.map(back), [0], `${named}: not paid, or paid back`)
  } else if (state === 'cancelled') {
    assert.equal(room, 'cancelled', `${named}: the supplier still keeps the room`)
    assert.deepEqual(captures.map(back), [outcome?.refund], `${named}: what was to come back did not`)
  } else {
    assert.notEqual(room, 'confirmed', `${named}: the supplier keeps a room for it`)
    for (const one of captures) assert.equal(back(one), one.captured, `${named}: paid for nothing`)
  }
  const books = payments.filter(({ bookingId }) => bookingId === id)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  assert.equal(
    sum(books.map(({ captured }) => captured)),
    sum(paid.map(({ captured }) => captured)),
    `${named}: books`,
  )
  assert.equal(sum(books.map(({ refunded }) => refunded)), sum(paid.map(back)), `${named}: books of refunds`)
}

function checkSaid({ said, scenario }: HttpJourney, { items }: BookedTruth): void {
  for (const { step, state, reference, refund } of said) {
    const now = items.find((item) => item.reference === reference)
    assert(now, `${reference} was answered to ${step}, and is not there`)
    const named = `${reference} (${scenario ?? 'usual'}): ${state} was answered to ${step}, and it is ${now.state}`
    if (state === 'confirmed') assert([...booked, 'cancelled'].includes(now.state), named)
    if (state === 'rejected') assert.equal(now.state, 'rejected', named)
    if (state !== 'cancelled' && state !== 'cancellation_requested') continue
    // What is asked for and not decided yet may still be refused.
    if (state === 'cancelled') assert.equal(now.state, 'cancelled', named)
    if (refund !== undefined) assert.equal(now.outcome?.refund, refund, named)
  }
}
