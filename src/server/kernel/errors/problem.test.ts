import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorCodes } from '../../../contract/error-codes.ts'
import { validateResponse } from '../validation/validate-response.ts'
import { Problem } from './problem.ts'

describe('Problem', () => {
  it.each(Object.keys(errorCodes) as ErrorCode[])('%s becomes problem+json of the contract', async (code) => {
    const errors = [{ field: 'a', reason: 'is missing' }]
    const response = new Problem({ code, detail: 'Why.', errors } as ConstructorParameters<
      typeof Problem
    >[0]).toResponse('req-1')
    expect(response.status).toBe(errorCodes[code].status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const body = await response.json()
    // Any operation will do: its 500 is the contract's problem schema, with the closed list of codes.
    expect(validateResponse('getAgency', 500, body)).toEqual([])
    expect(body).toEqual({
      type: `urn:livery:problem:${code}`,
      title: errorCodes[code].title,
      status: errorCodes[code].status,
      code,
      detail: 'Why.',
      instance: 'req-1',
      errors,
    })
  })

  it('carries its own headers, but stays problem+json and is never cached', () => {
    const { headers } = new Problem({
      code: 'rate_limited',
      detail: 'Wait.',
      headers: { 'retry-after': '30', 'content-type': 'text/html' },
    }).toResponse()
    expect(headers.get('retry-after')).toBe('30')
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('leaves out members without a value', () => {
    expect(Object.keys(new Problem({ code: 'not_found', detail: 'No.' }).toBody())).toEqual([
      'type',
      'title',
      'status',
      'code',
      'detail',
    ])
  })
})
