import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorCodes } from '../../../contract/error-codes.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { failurePage } from './failure-page.ts'

describe('failurePage', () => {
  it.each(Object.keys(errorCodes) as ErrorCode[])(
    'has a page for %s that repeats nothing of its detail',
    async (code) => {
      const detail = '<script>alert(1)</script>'
      const response = await failurePage(
        new Problem({ code, detail, headers: { 'retry-after': '4' } } as never),
      )
      expect(response.status).toBe(errorCodes[code].status)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const html = await response.text()
      expect(html).toContain('<h1>')
      expect(html).not.toContain('script')
    },
  )

  // §8.14
  it("reads 'Something went wrong.' for a server error (spec §8) and keeps Retry-After", async () => {
    const failed = await failurePage(new Problem({ code: 'internal_error', detail: 'x' }))
    expect(await failed.text()).toContain('<h1>Something went wrong.</h1>')
    const full = await failurePage(
      new Problem({ code: 'overloaded', detail: 'x', headers: { 'retry-after': '4' } }),
    )
    expect(full.headers.get('retry-after')).toBe('4')
  })
})
