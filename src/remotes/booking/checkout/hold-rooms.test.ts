import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../../api/api-error.ts'
import type { ApiClient } from '../../../api/client.ts'
import type { BookingWish } from '../../../contract/types.ts'
import { holdRooms } from './hold-rooms.ts'
import type { Attempt } from './kept-checkout.ts'

const wish = { quoteId: 'q', requests: '' } as BookingWish
const booking = { reference: 'LV-7K3QX9' }
const failure = (code: ApiErrorCode, status = 409) => new ApiError({ status, code, detail: '' })

/** A server that answers one after another, and what was asked of it and kept. */
function site(
  answers: readonly (Error | typeof booking)[],
  kept: { attempt?: Attempt; lost?: Attempt } = {},
) {
  const sent: { key: string; body: unknown }[] = []
  let waits = 0
  const POST = async (_: string, init: { body: unknown; params: { header: Record<string, string> } }) => {
    sent.push({ key: init.params.header['Idempotency-Key'] ?? '', body: init.body })
    const answer = answers[sent.length - 1]
    if (answer === undefined || answer instanceof Error) throw answer ?? failure('internal_error', 500)
    return { data: { data: answer } }
  }
  const parts = {
    client: { POST } as unknown as ApiClient,
    kept,
    keep: (change: { attempt?: Attempt | undefined; lost?: Attempt | undefined }) =>
      void Object.assign(kept, change),
    wait: async () => {
      waits += 1
    },
  }
  return { parts, sent, kept, waits: () => waits }
}

describe('asking for rooms', () => {
  it('has a key, which is kept as long as nobody knows what became of it', async () => {
    const lost = site([failure('network', 0)])
    expect(await holdRooms(wish, lost.parts)).toEqual({ kind: 'failed', why: 'network' })
    const again = site([booking], lost.kept)
    expect(await holdRooms(wish, again.parts)).toEqual({ kind: 'held', booking })
    expect(again.sent[0]?.key).toBe(lost.sent[0]?.key)
    expect(again.kept).toEqual({ attempt: undefined, lost: undefined })
  })

  it('for something else has another key', async () => {
    const before = site([failure('validation_failed', 422)])
    await holdRooms(wish, before.parts)
    const after = site([booking], before.kept)
    await holdRooms({ ...wish, requests: 'quiet' }, after.parts)
    expect(after.sent[0]?.key).not.toBe(before.sent[0]?.key)
  })

  it('waits while the same request is being answered, and not for ever', async () => {
    const busy = failure('request_in_flight')
    const soon = site([busy, busy, booking])
    expect(await holdRooms(wish, soon.parts)).toEqual({ kind: 'held', booking })
    expect([soon.waits(), new Set(soon.sent.map(({ key }) => key)).size]).toEqual([2, 1])
    const never = site(Array.from({ length: 100 }, () => busy))
    expect(await holdRooms(wish, never.parts)).toEqual({ kind: 'failed', why: 'slow' })
    expect(never.sent.length).toBeLessThan(30)
  })

  it('whose answer was lost is asked after once the quote turns out to be taken', async () => {
    const lost = { key: 'key-of-the-lost-one', body: JSON.stringify({ ...wish, requests: 'loud' }) }
    const found = site([failure('conflict'), booking], { lost })
    expect(await holdRooms(wish, found.parts)).toEqual({ kind: 'held', booking })
    expect(found.sent[1]).toEqual({ key: lost.key, body: JSON.parse(lost.body) })
    const taken = site([failure('conflict')])
    expect(await holdRooms(wish, taken.parts)).toEqual({ kind: 'taken' })
  })

  it('with a key that was used for something else is sent with a new one, once', async () => {
    const mismatch = failure('idempotency_mismatch', 422)
    const attempt = { key: 'key-of-another-one', body: JSON.stringify(wish) }
    const { parts, sent } = site([mismatch, booking], { attempt })
    expect(await holdRooms(wish, parts)).toEqual({ kind: 'held', booking })
    expect(sent[1]?.key).not.toBe(attempt.key)
    const always = site([mismatch, mismatch, mismatch], { attempt })
    expect(await holdRooms(wish, always.parts)).toEqual({ kind: 'failed', why: 'other' })
    expect(always.sent).toHaveLength(2)
  })

  it.each([
    ['price_changed', 409, { kind: 'requote' }],
    ['quote_expired', 409, { kind: 'requote' }],
    ['hold_expired', 409, { kind: 'requote' }],
    ['not_found', 404, { kind: 'requote' }],
    ['sold_out', 409, { kind: 'soldOut' }],
    ['forbidden', 403, { kind: 'login' }],
    ['payments_unavailable', 503, { kind: 'failed', why: 'payments' }],
    ['supplier_timeout', 504, { kind: 'failed', why: 'slow' }],
    ['rate_limited', 429, { kind: 'failed', why: 'tooMany' }],
    ['internal_error', 500, { kind: 'failed', why: 'other' }],
  ] as const)('that is answered by %s comes to its own end', async (code, status, outcome) => {
    expect(await holdRooms(wish, site([failure(code, status)]).parts)).toEqual(outcome)
  })
})
