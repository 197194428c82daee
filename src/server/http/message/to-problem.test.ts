import { describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { toProblem } from './to-problem.ts'

const logOf = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

describe('what is logged of a request that failed', () => {
  it.each([
    [new Problem({ code: 'overloaded', detail: 'The server is busy.' }), 'The server is busy.'],
    [new DatabaseUnavailable('The database cannot be asked: ECONNREFUSED'), /ECONNREFUSED/],
  ])('is one line without a stack where the server was full: %s', (error, reason) => {
    const log = logOf()
    expect(toProblem(error, log, 'r1').status).toBe(503)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'r1', code: 'overloaded', reason: expect.stringMatching(reason) },
      'request failed',
    )
  })

  it('is the error with its stack where the server broke', () => {
    const log = logOf()
    const err = new Error('x')
    expect(toProblem(err, log, 'r2').status).toBe(500)
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'r2', code: 'internal_error', err },
      'request failed',
    )
  })
})
