import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../../../api/api-error.ts'
import type { ApiClient } from '../../../../api/client.ts'
import type { CreateBookingRequest } from '../../../../contract/types.ts'
import type { Attempt } from './document-numbers.ts'
import { findLost, holdQuote } from './hold-quote.ts'
import type { Typed } from './typed.ts'

const request = { quoteId: 'q', requests: '' } as CreateBookingRequest
const booking = { reference: 'LV-7K3QX9', state: 'on_hold' }
const failure = (code: ApiErrorCode, status = 409) => new ApiError({ status, code, detail: '' })

/** A server with a sequence of answers, and records of the requests and of what was stored. */
function site(
  answers: readonly (Error | typeof booking)[],
  stored: { attempt?: Attempt; lost?: Attempt; typed?: Typed } = {},
  release?: Error,
) {
  const sent: { key: string; body: unknown }[] = []
  let waits = 0
  const POST = async (_: string, init: { body: unknown; params: { header: Record<string, string> } }) => {
    sent.push({ key: init.params.header['Idempotency-Key'] ?? '', body: init.body })
    const answer = answers[sent.length - 1]
    if (answer === undefined || answer instanceof Error) throw answer ?? failure('internal_error', 500)
    return { data: { data: answer } }
  }
  const released: string[] = []
  const DELETE = async (_: string, init: { params: { path: { reference: string } } }) => {
    released.push(init.params.path.reference)
    if (release) throw release
    return { data: { data: { ...booking, state: 'released' } } }
  }
  const dependencies = {
    client: { POST, DELETE } as unknown as ApiClient,
    stored,
    keep: (change: { attempt?: Attempt | undefined; lost?: Attempt | undefined }) =>
      void Object.assign(stored, change),
    wait: async () => {
      waits += 1
    },
  }
  return { dependencies, sent, released, stored, waits: () => waits }
}

describe('hold request', () => {
  it('has a key, which is stored until its outcome is known', async () => {
    const lost = site([failure('network', 0)])
    expect(await holdQuote(request, lost.dependencies)).toEqual({ kind: 'failed', why: 'network' })
    const again = site([booking], lost.stored)
    expect(await holdQuote(request, again.dependencies)).toEqual({ kind: 'held', booking })
    expect(again.sent[0]?.key).toBe(lost.sent[0]?.key)
    expect(again.stored).toEqual({ attempt: undefined, lost: undefined })
  })

  it('has another key for other content', async () => {
    const before = site([failure('validation_failed', 422)])
    await holdQuote(request, before.dependencies)
    const after = site([booking], before.stored)
    await holdQuote({ ...request, requests: 'quiet' }, after.dependencies)
    expect(after.sent[0]?.key).not.toBe(before.sent[0]?.key)
  })

  it('waits while the same request is being processed, but not forever', async () => {
    const busy = failure('request_in_flight')
    const soon = site([busy, busy, booking])
    expect(await holdQuote(request, soon.dependencies)).toEqual({ kind: 'held', booking })
    expect([soon.waits(), new Set(soon.sent.map(({ key }) => key)).size]).toEqual([2, 1])
    const never = site(Array.from({ length: 100 }, () => busy))
    expect(await holdQuote(request, never.dependencies)).toEqual({ kind: 'failed', why: 'slow' })
    expect(never.sent.length).toBeLessThan(30)
  })

  it('reports a quote that is already used', async () => {
    expect(await holdQuote(request, site([failure('conflict')]).dependencies)).toEqual({ kind: 'taken' })
  })

  it('is sent once more with a new key if the key was used for something else', async () => {
    const mismatch = failure('idempotency_mismatch', 422)
    const attempt = { key: 'key-of-another-one', body: JSON.stringify(request) }
    const { dependencies, sent } = site([mismatch, booking], { attempt })
    expect(await holdQuote(request, dependencies)).toEqual({ kind: 'held', booking })
    expect(sent[1]?.key).not.toBe(attempt.key)
    const always = site([mismatch, mismatch, mismatch], { attempt })
    expect(await holdQuote(request, always.dependencies)).toEqual({ kind: 'failed', why: 'other' })
    expect(always.sent).toHaveLength(2)
  })

  it.each([
    ['price_changed', 409, { kind: 'requote' }],
    ['quote_expired', 409, { kind: 'requote' }],
    ['proposal_over', 409, { kind: 'proposalOver' }],
    ['hold_expired', 409, { kind: 'requote' }],
    ['not_found', 404, { kind: 'requote' }],
    ['sold_out', 409, { kind: 'soldOut' }],
    ['forbidden', 403, { kind: 'login' }],
    ['payments_unavailable', 503, { kind: 'failed', why: 'payments' }],
    ['supplier_timeout', 504, { kind: 'failed', why: 'slow' }],
    ['rate_limited', 429, { kind: 'failed', why: 'tooMany' }],
    ['internal_error', 500, { kind: 'failed', why: 'other' }],
  ] as const)('answered by %s has a separate outcome', async (code, status, outcome) => {
    expect(await holdQuote(request, site([failure(code, status)]).dependencies)).toEqual(outcome)
  })

  it.each([
    [3600, { why: 'tooManyHeld', minutes: 60 }],
    [841, { why: 'tooManyHeld', minutes: 15 }],
    [61, { why: 'tooManyHeld', minutes: 2 }],
    [60, { why: 'tooMany' }],
    [null, { why: 'tooMany' }],
  ])('that can be repeated after %s seconds shows the minutes, if more than one', async (retryAfter, why) => {
    const busy = new ApiError({ status: 429, code: 'rate_limited', detail: '', retryAfter })
    expect(await holdQuote(request, site([busy]).dependencies)).toEqual({ kind: 'failed', ...why })
  })
})

describe('hold request without an answer', () => {
  const lost = { key: 'key-of-the-lost-one', body: JSON.stringify({ ...request, requests: 'loud' }) }
  const other = { reference: 'LV-AAAAAA', state: 'on_hold' }

  it('is resolved before another hold, and released if its content differs', async () => {
    const same = site([other, booking], { attempt: lost, lost })
    // The quote was used by it: its price is requested again.
    expect(await holdQuote(request, same.dependencies)).toEqual({ kind: 'requote' })
    expect(same.sent).toEqual([{ key: lost.key, body: JSON.parse(lost.body) }])
    expect(same.released).toEqual(['LV-AAAAAA'])
    const { dependencies, sent, released } = site([other, booking], { attempt: lost, lost })
    const requoted = { ...request, quoteId: 'another' }
    expect(await holdQuote(requoted, dependencies)).toEqual({ kind: 'held', booking })
    expect(released).toEqual(['LV-AAAAAA'])
    expect(sent.map(({ body }) => body)).toEqual([JSON.parse(lost.body), requoted])
    expect(sent[1]?.key).not.toBe(lost.key)
  })

  it('is the booking if only its quote has changed', async () => {
    const { dependencies, sent, released, stored } = site([other], { attempt: lost, lost })
    const requoted = { ...request, requests: 'loud', quoteId: 'another' }
    expect(await holdQuote(requoted, dependencies)).toEqual({ kind: 'held', booking: other })
    expect([sent.length, released, stored]).toEqual([1, [], { attempt: undefined, lost: undefined }])
  })

  it('blocks another hold while its outcome is unknown or it cannot be released', async () => {
    for (const [error, why] of [
      [failure('supplier_timeout', 504), 'slow'],
      [failure('rate_limited', 429), 'tooMany'],
    ] as const) {
      const unknown = site([error], { lost })
      expect(await holdQuote(request, unknown.dependencies)).toEqual({ kind: 'failed', why })
      expect([unknown.sent.length, unknown.stored.lost]).toEqual([1, lost])
    }
    const stuck = site([other], { lost }, failure('network', 0))
    expect(await holdQuote(request, stuck.dependencies)).toEqual({ kind: 'failed', why: 'network' })
    expect(stuck.stored.lost).toEqual(lost)
  })

  it.each([['released'], ['expired']])('blocks nothing once it is %s', async (state) => {
    const { dependencies, released } = site([{ ...other, state }, booking], { lost })
    expect(await holdQuote(request, dependencies)).toEqual({ kind: 'held', booking })
    expect(released).toEqual([])
  })

  it('blocks nothing if it failed', async () => {
    const { dependencies, stored } = site([failure('sold_out'), booking], { lost })
    expect(await holdQuote(request, dependencies)).toEqual({ kind: 'held', booking })
    expect(stored.lost).toBeUndefined()
  })

  it('is never released if it was paid in the meantime', async () => {
    const paid = site([{ ...other, state: 'confirmed' }], { lost })
    expect(await holdQuote(request, paid.dependencies)).toMatchObject({
      kind: 'held',
      booking: { reference: 'LV-AAAAAA' },
    })
    expect(paid.released).toEqual([])
    const conflicting = site([other], { lost }, failure('conflict'))
    expect(await holdQuote(request, conflicting.dependencies)).toEqual({ kind: 'held', booking: other })
    expect(conflicting.sent).toHaveLength(1)
  })

  const typed = { 'contact.email': 'ada@reader.example', terms: 'yes' }
  const since = (now: Typed, answers: Parameters<typeof site>[0], release?: Error) =>
    site(answers, { lost: { ...lost, typed }, typed: now }, release)

  it('keeps its input as sent', async () => {
    const { stored, dependencies } = site([failure('network', 0)], { typed })
    await holdQuote(request, dependencies)
    expect(stored.lost?.typed).toEqual(typed)
  })

  it('is found if its content matches the input, and released if it differs', async () => {
    for (const same of [typed, { terms: '', 'contact.email': 'ada@reader.example' }])
      expect(await findLost(since(same, [other]).dependencies)).toEqual(other)
    const changed = since({ ...typed, 'contact.email': 'grace@reader.example' }, [other])
    expect(await findLost(changed.dependencies)).toBe('free')
    expect(changed.released).toEqual([other.reference])
    expect(changed.stored.lost).toBeUndefined()
  })

  it('is found with different input if it was paid or cannot be released', async () => {
    const now = { ...typed, 'contact.email': 'grace@reader.example' }
    const paid = { ...other, state: 'confirmed' }
    const paidSince = since(now, [paid])
    expect(await findLost(paidSince.dependencies)).toEqual(paid)
    expect(paidSince.released).toEqual([])
    expect(await findLost(since(now, [other], failure('conflict')).dependencies)).toEqual(other)
  })

  it('keeps its rooms if releasing fails, and is never continued with other content', async () => {
    const now = { ...typed, 'contact.email': 'grace@reader.example' }
    for (const failed of [
      failure('network', 0),
      failure('internal_error', 500),
      failure('rate_limited', 429),
    ]) {
      const { dependencies, stored } = since(now, [other], failed)
      expect(await findLost(dependencies)).toBe('stuck')
      expect(stored.lost).toEqual({ ...lost, typed })
    }
  })

  it('also differs if the form was empty when it was sent', async () => {
    const { dependencies, released } = site([other], { lost, typed: { 'contact.firstName': 'Grace' } })
    expect(await findLost(dependencies)).toBe('free')
    expect(released).toEqual([other.reference])
  })

  it('is found if nothing else is left', async () => {
    expect(await findLost(site([other], { lost }).dependencies)).toEqual(other)
    expect(await findLost(site([failure('sold_out')], { lost }).dependencies)).toBeNull()
    const unknown = site([failure('network', 0)], { lost })
    expect(await findLost(unknown.dependencies)).toBe('unknown')
    expect(unknown.stored.lost).toEqual(lost)
    expect(await findLost(site([]).dependencies)).toBeNull()
  })
})

describe('unanswered hold request with a document, after a reload', () => {
  const wishFor = (number: string) =>
    ({
      ...request,
      parties: [{ travellers: [{ firstName: 'Ada', document: { type: 'passport', number } }], answers: [] }],
    }) as unknown as CreateBookingRequest
  const lost = { key: 'key-of-the-lost-one', body: JSON.stringify(wishFor('')) }

  it('is repeated with its key once the number is typed again', async () => {
    const { dependencies, sent } = site([booking], { lost })
    expect(await holdQuote(wishFor('X1234567'), dependencies)).toEqual({ kind: 'held', booking })
    expect(sent).toEqual([{ key: lost.key, body: wishFor('X1234567') }])
  })

  it('is released if the rest differs', async () => {
    const { dependencies, sent, released } = site([{ ...booking, reference: 'LV-AAAAAA' }], { lost })
    const changed = { ...wishFor('X1234567'), requests: 'quiet' }
    expect(await holdQuote(changed, dependencies)).toEqual({ kind: 'requote' })
    expect(sent).toEqual([{ key: lost.key, body: wishFor('X1234567') }])
    expect(released).toEqual(['LV-AAAAAA'])
  })

  it('is never sent without its number', async () => {
    const found = site([booking], { lost })
    expect(await findLost(found.dependencies)).toBe('unknown')
    expect([found.sent, found.stored.lost]).toEqual([[], lost])
    const others = site([booking], { lost })
    expect(await holdQuote(request, others.dependencies)).toEqual({ kind: 'held', booking })
    expect(others.sent.map(({ body }) => body)).toEqual([request])
  })
})
