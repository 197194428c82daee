import { describe, expect, it } from 'vitest'
import { type BookingNews, type BookingNewsTask, makeBookingNews } from './booking-news.ts'
import { quotedOf } from './booking-snapshot.ts'
import { dependenciesOfTwo, type TwoItems, testAgency, twoItems } from './testing-two-items.ts'

const cancelledAt = (at: string) => ({
  state: 'cancelled' as const,
  outcome: { at, penalty: 0, refund: 100, creditsBack: 0 },
})
const mailed = async (what: BookingNews, part: TwoItems, itemId?: string) => {
  const task = { bookingId: 'b', what, ...(itemId && { itemId }) }
  const mail = await makeBookingNews(task, testAgency, dependenciesOfTwo(part))
  return mail && `${mail.subject}\n${mail.text}`
}

describe('the mail about a booking of two items', () => {
  it('confirms what is booked, even if something was refused', async () => {
    expect(await mailed('confirmed', { ticket: { state: 'rejected' } })).toContain(
      'Confirmed: Albergo della Luna,',
    )
  })

  it('reports a refusal if nothing is left, but not if something is booked', async () => {
    expect(await mailed('rejected', { ticket: { state: 'rejected' } })).toBeNull()
    const refused = await mailed('rejected', { stay: { state: 'rejected' }, ticket: { state: 'rejected' } })
    expect(refused).toContain('Albergo della Luna, Night ferry to Olbia could not be confirmed')
    const left = { stay: cancelledAt('2026-06-01T10:00:00Z'), ticket: { state: 'rejected' as const } }
    expect(await mailed('rejected', left)).toContain('Night ferry to Olbia could not be confirmed')
  })

  it('is about the item cancelled last, or the one that its task names', async () => {
    const both = { stay: cancelledAt('2026-06-02T10:00:00Z'), ticket: cancelledAt('2026-06-01T10:00:00Z') }
    expect(await mailed('cancelled', both)).toContain('Your booking is cancelled: Albergo della Luna.')
    expect(await mailed('cancelled', both, 'ticket')).toContain(
      'Your booking is cancelled: Night ferry to Olbia.',
    )
  })

  it('is not sent once it is out of date', async () => {
    expect(await mailed('pending', {})).toBeNull()
    expect(await mailed('cancelled', {}, 'ticket')).toBeNull()
    expect(await mailed('confirmed', { stay: { state: 'pending' }, ticket: { state: 'pending' } })).toBeNull()
  })
})

describe('the mail about a change of one of two items', () => {
  const [stay] = twoItems().items
  if (stay === undefined) throw new Error('it has a stay')
  const was = quotedOf(stay)
  /** The full text of the mail; the change keeps the policy unless another is given. */
  const written = async (task: object, state: string, policy = was.policy) => {
    const dependencies = dependenciesOfTwo()
    const known = { itemId: 'stay', state, secondsLeft: 60, respondBy: new Date(), expiresAt: new Date() }
    const becomes = { ...was, policy }
    const snapshot = { was, becomes, due: 100, refund: 0, answers: ['accept'], unlessAnswered: 'accept' }
    const find = async () => ({ ...known, snapshot })
    const ofAgency = () => ({
      ...dependencies.ofAgency('a'),
      amendments: { find },
      supplierChanges: { find },
    })
    const made = { ...dependencies, ofAgency } as unknown as typeof dependencies
    const mail = await makeBookingNews({ bookingId: 'b', ...task } as BookingNewsTask, testAgency, made)
    return `${mail?.subject}\n${mail?.text}`
  }

  it.each([
    [{ what: 'amendmentDue', amendmentId: 'a' }, 'accepted'],
    [{ what: 'amended', amendmentId: 'a' }, 'applied'],
    [{ what: 'notAmended', amendmentId: 'a' }, 'rejected'],
    [{ what: 'supplierChanged', changeId: 'c' }, 'open'],
    [{ what: 'amended', changeId: 'c' }, 'accepted'],
  ])('names that item alone (%o)', async (task, state) => {
    const text = await written(task, state)
    expect(text).toContain('Albergo della Luna')
    expect(text).not.toContain('Night ferry to Olbia')
  })

  it('states before payment until when cancelling is free, or that it never is', async () => {
    const due = (policy?: typeof was.policy) =>
      written({ what: 'amendmentDue', amendmentId: 'a' }, 'accepted', policy)
    expect(await due()).toMatch(/Free of charge until October 20, 2026/)
    const firm = await due({ ...was.policy, isRefundable: false })
    expect(firm).toContain('Not refundable: cancelling costs the full price.')
    expect(firm).not.toContain('Free of charge')
  })
})
