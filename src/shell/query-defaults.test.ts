import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { queryDefaults } from './query-defaults.ts'

/** How often something that always fails so is asked for. */
async function timesAsked(status: number): Promise<number> {
  const queryFn = vi.fn(async () => {
    throw new ApiError({ status, code: 'unexpected', detail: '' })
  })
  const defaultOptions = { queries: { ...queryDefaults.queries, retryDelay: 0 } }
  const query = { queryKey: ['anything'], queryFn }
  // As a component asks: `fetchQuery` would not try again unless told.
  const { retry } = queryDefaults.queries
  await new QueryClient({ defaultOptions }).fetchQuery({ ...query, retry }).catch(() => undefined)
  return queryFn.mock.calls.length
}

describe('what cannot be had (spec §8)', () => {
  it.each([500, 502, 503, 0])('is asked for once more after %i', async (status) => {
    expect(await timesAsked(status)).toBe(2)
  })

  it.each([400, 401, 403, 404, 422, 429])(
    'is not asked for again after %i: it was refused',
    async (status) => {
      expect(await timesAsked(status)).toBe(1)
    },
  )

  it('is told after one short pause', () => {
    expect(queryDefaults.queries.retryDelay).toBeLessThanOrEqual(1000)
  })
})
