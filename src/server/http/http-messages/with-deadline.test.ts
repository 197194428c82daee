import { describe, expect, it } from 'vitest'
import { withDeadline } from './with-deadline.ts'

const forever = () => new Promise<never>(() => {})

describe('withDeadline', () => {
  it('returns the result of work that ends in time', async () => {
    expect(await withDeadline(60_000, new AbortController().signal, async () => 'done')).toBe('done')
  })

  it('answers 503 with Retry-After after the deadline, and aborts the work', async () => {
    let told: AbortSignal | undefined
    const late = withDeadline(1, new AbortController().signal, (signal) => {
      told = signal
      return forever()
    })
    await expect(late).rejects.toMatchObject({
      status: 503,
      code: 'overloaded',
      headers: { 'retry-after': '5' },
    })
    expect(told?.aborted).toBe(true)
  })

  it('aborts the work when the client leaves', async () => {
    const client = new AbortController()
    const work = withDeadline(60_000, client.signal, async (signal) => {
      client.abort()
      return signal.aborted
    })
    expect(await work).toBe(true)
  })
})
