import { describe, expect, it } from 'vitest'
import { operations } from '../../../contract/operations.gen.ts'
import { Problem } from '../errors/problem.ts'
import { contractValidators } from './contract-validators.ts'
import { validateResponse } from './validate-response.ts'

const session = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }

describe('validateResponse', () => {
  it('names missing, invalid and unknown fields of an answer', () => {
    const session = { signedIn: 'no', isTravelAgent: false, token: 'x' }
    expect(validateResponse('getSession', 200, { session })).toEqual([
      { field: 'session.isRestrictedAgent', reason: 'is missing' },
      { field: 'session.token', reason: 'is not a known field' },
      { field: 'session.signedIn', reason: 'must be true or false' },
    ])
  })

  it.each([undefined, null, 'x', []])('refuses %j as a body', (body) => {
    expect(validateResponse('getSession', 200, body)).toEqual([
      { field: 'body', reason: 'must be an object' },
    ])
  })

  it('adds no default to an answer', () => {
    const body = { session: { ...session } }
    expect(validateResponse('getSession', 200, body)).toEqual([])
    expect(body).toEqual({ session })
  })

  it("accepts the server's problems for every operation, and other statuses only as listed", () => {
    const failed = new Problem({ code: 'internal_error', detail: 'Something went wrong.' }).toBody('r-1')
    expect(validateResponse('getAgency', 500, failed)).toEqual([])
    expect(validateResponse('getAgency', 500, {})).not.toEqual([])
    expect(validateResponse('getAgency', 422, failed)).toEqual([
      { field: 'status', reason: '422 is not an answer of getAgency' },
    ])
    expect(validateResponse('getAgency', 201, {})).toHaveLength(1)
  })

  it('accepts null for business information that was not submitted', () => {
    expect(validateResponse('getBusinessInfo', 200, { data: { data: null } })).toEqual([])
    expect(validateResponse('getBusinessInfo', 200, { data: { data: 'none' } })).toEqual([
      { field: 'data.data', reason: 'must be an object' },
    ])
  })

  it('refuses a rate for an unknown currency', () => {
    const rates = { base: 'USD', asOf: '2026-07-01', source: 'x', rates: { EUR: 0, euro: 1 } }
    expect(validateResponse('getExchangeRates', 200, rates).map(({ field }) => field)).toContain('rates.EUR')
    expect(validateResponse('getExchangeRates', 200, rates)).not.toHaveLength(1)
  })
})

describe('the contract', () => {
  const validators = contractValidators({ strict: true })

  it.each(Object.values(operations))('compiles, strictly, for $id', ({ id, responses }) => {
    for (const place of [
      'parameters',
      'body',
      ...Object.keys(responses).map((status) => `responses/${status}`),
    ]) {
      expect(validators(`operations/${id}/${place}`), place).toBeTypeOf('function')
    }
  })
})
