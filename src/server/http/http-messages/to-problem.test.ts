import { describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { toProblem } from './to-problem.ts'

const logOf = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

describe('the log of a failed request', () => {
  it.each([
    [new Problem({ code: 'overloaded', detail: 'The server is busy.' }), 'The server is busy.'],
    [new DatabaseUnavailable('The database cannot be asked: ECONNREFUSED'), /ECONNREFUSED/],
  ])('has one line without a stack if the server was overloaded: %s', (error, reason) => {
    const log = logOf()
    expect(toProblem(error, log, 'r1').status).toBe(503)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'r1', code: 'overloaded', reason: expect.stringMatching(reason) },
      'request failed',
    )
  })

  it('has the error with its stack for a fault of the server', () => {
    const log = logOf()
    const err = new Error('x')
    expect(toProblem(err, log, 'r2').status).toBe(500)
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'r2', code: 'internal_error', err },
      'request failed',
    )
  })
})
