import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../kernel/errors/problem.ts'
import { refuseCardNumbers } from './refuse-card-numbers.ts'

function refusal(body: unknown): Problem | null {
  try {
    refuseCardNumbers(body)
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

describe('refuseCardNumbers', () => {
  it('answers 422 with the field that has a card number, without its content', () => {
    const problem = refusal({
      travellers: [{ givenNames: 'Ana' }, { note: 'card 4242 4242 4242 4242, 12/29' }],
    })
    expect(problem?.status).toBe(422)
    expect(problem?.errors).toEqual([
      { field: 'travellers[1].note', reason: 'must not contain a payment card number' },
    ])
    expect(JSON.stringify(problem?.toBody())).not.toContain('4242')
  })

  it('finds a card number in text, numbers, items and field names', () => {
    const card = fc.constantFrom(
      '4242424242424242',
      '5555 5555 5555 4444',
      4242424242424242,
      '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    )
    const harmless = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b', ' ') })
    fc.assert(
      fc.property(
        card,
        harmless,
        fc.array(fc.constantFrom('list', 'object', 'name')),
        (hidden, beside, shells) => {
          const body = shells.reduce<unknown>((inner, shell) => {
            if (shell === 'list') return [beside, inner]
            return shell === 'object' ? { note: inner, beside } : { [String(hidden)]: inner }
          }, hidden)
          const problem = refusal(body)
          expect(problem?.code).toBe('validation_failed')
          expect(JSON.stringify(problem?.toBody())).not.toContain(String(hidden))
        },
      ),
    )
  })

  it('accepts a whole booking', () => {
    expect(
      refusal({
        quoteId: '44444444-4444-4444-8444-444444444448',
        shownTotal: { amount: 123_456, currency: 'EUR' },
        contact: { email: 'ana.4242@example.com', phone: '+4915112345678' },
        travellers: [
          { givenNames: 'Ana', familyName: 'Souza', dateOfBirth: '1984-02-29', passport: 'C01X00T47' },
        ],
        requests: 'Arrival 2026-11-22 23:30, flight TP 1234, room 4242',
        paymentToken: 'sandbox_success',
        nothing: null,
        agreed: true,
      }),
    ).toBeNull()
  })

  it('reads a deeply nested body', () => {
    const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
    expect(refusal(deep)).toBeNull()
  })
})
