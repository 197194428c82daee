import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withMinimumDuration } from './minimum-duration.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['result', () => Promise.resolve('done')],
  ['failure', () => Promise.reject(new Error('broken'))],
])('returns a quick %s only when the time is over', async (_, work) => {
  let isOver = false
  const outcome = withMinimumDuration(300, work).finally(() => {
    isOver = true
  })
  outcome.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(299)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})

it('waits for slow work and no longer', async () => {
  const work = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 500))
  const outcome = withMinimumDuration(300, work)
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toBe('done')
})
