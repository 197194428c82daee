import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { queryDefaults } from './start-app.tsx'

/** Returns how often a call with this constant error is made. */
async function countRequests(status: number): Promise<number> {
  const queryFn = vi.fn(async () => {
    throw new ApiError({ status, code: 'unexpected', detail: '' })
  })
  const defaultOptions = { queries: { ...queryDefaults.queries, retryDelay: 0 } }
  const query = { queryKey: ['anything'], queryFn }
  // Retries as a component does: `fetchQuery` does not retry by default.
  const { retry } = queryDefaults.queries
  await new QueryClient({ defaultOptions }).fetchQuery({ ...query, retry }).catch(() => undefined)
  return queryFn.mock.calls.length
}

describe('failed calls (spec §8)', () => {
  it.each([500, 502, 503, 0])('are retried once after status %i', async (status) => {
    expect(await countRequests(status)).toBe(2)
  })

  it.each([400, 401, 403, 404, 422, 429])('are not retried after status %i, a refusal', async (status) => {
    expect(await countRequests(status)).toBe(1)
  })

  it('are reported after one short pause', () => {
    expect(queryDefaults.queries.retryDelay).toBeLessThanOrEqual(1000)
  })
})
