import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

const bounds = { concurrency: 2, queue: 1, retryAfterSeconds: 3 }

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: () => resolve(), work: () => promise }
}

describe('the limiter', () => {
  it('runs and queues up to its limits, and refuses the next with 503 and Retry-After', async () => {
    const limiter = createLimiter(bounds)
    const { open, work } = gate()
    const admitted = [limiter.run(work), limiter.run(work), limiter.run(work)]
    expect(limiter.load()).toEqual({ running: 2, waiting: 1 })
    await expect(limiter.run(work)).rejects.toMatchObject({
      status: 503,
      code: 'overloaded',
      headers: { 'retry-after': '3' },
    })
    open()
    await Promise.all(admitted)
    expect(limiter.load()).toEqual({ running: 0, waiting: 0 })
  })

  it('admits in the order of arrival', async () => {
    const limiter = createLimiter({ ...bounds, concurrency: 1, queue: 5 })
    const order: number[] = []
    await Promise.all([1, 2, 3].map((n) => limiter.run(async () => void order.push(n))))
    expect(order).toEqual([1, 2, 3])
  })

  it('frees the place of failed work', async () => {
    const limiter = createLimiter({ ...bounds, concurrency: 1 })
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await limiter.run(async () => 'next')).toBe('next')
  })

  it('frees the queue place of an aborted caller', async () => {
    const limiter = createLimiter({ ...bounds, concurrency: 1 })
    const { open, work } = gate()
    const running = limiter.run(work)
    const client = new AbortController()
    const waiting = limiter.run(work, client.signal)
    client.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(limiter.load()).toEqual({ running: 1, waiting: 0 })
    open()
    await running
  })

  it('does not start work for an aborted caller', async () => {
    await expect(createLimiter(bounds).run(async () => 'never', AbortSignal.abort())).rejects.toThrow()
  })
})
