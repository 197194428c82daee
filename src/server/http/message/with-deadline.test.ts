import { describe, expect, it } from 'vitest'
import { withDeadline } from './with-deadline.ts'

const forever = () => new Promise<never>(() => {})

describe('withDeadline', () => {
  it('gives the result of work that is done in time', async () => {
    expect(await withDeadline(60_000, new AbortController().signal, async () => 'done')).toBe('done')
  })

  it('answers 503 with Retry-After for work that is not, and tells the work to stop', async () => {
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

  it('tells the work to stop when the client goes away', async () => {
    const client = new AbortController()
    const work = withDeadline(60_000, client.signal, async (signal) => {
      client.abort()
      return signal.aborted
    })
    expect(await work).toBe(true)
  })
})
