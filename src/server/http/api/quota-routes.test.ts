import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../kernel/errors/problem.ts'
import { quotaRoutes } from './quota-routes.ts'

const refusal = () => new Problem({ code: 'validation_failed', detail: 'No picture.' })

/** The routes at a clock that tests set; one function answers all of them. */
function limited(route: () => unknown = () => ({})) {
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const routes = quotaRoutes(
    new Proxy({}, { get: () => route }) as Parameters<typeof quotaRoutes>[0],
    () => clock.now,
  )
  const headers = new Map<string, string>()
  const ask = async (
    id: keyof typeof routes,
    userId: string | null = 'ada',
    agency = 'aurora',
    tokenDigest = '',
  ) => {
    const setHeader = (name: string, value: string) => headers.set(name, value)
    const call = { agency: { id: agency }, signedIn: { userId, session: {}, tokenDigest }, setHeader }
    return routes[id](call as never)
  }
  const times = async (count: number, id: keyof typeof routes) => {
    for (let index = 0; index < count; index += 1) await ask(id).catch(() => undefined)
  }
  return { clock, headers, ask, times }
}

describe('the quotas of costly work', () => {
  it('state with each answer how much of the quota is left', async () => {
    const { headers, ask } = limited()
    await ask('storePicture')
    await ask('cropPicture')
    expect(Object.fromEntries(headers)).toEqual({
      'ratelimit-policy': '"pictures";q=200;w=1000',
      ratelimit: '"pictures";r=198;t=10',
    })
  })

  it.each([
    ['storePicture', 200, 5],
    ['cropPicture', 200, 5],
    ['putProfilePicture', 40, 15],
    ['importSettings', 40, 20],
    ['inviteAgent', 100, 30],
    ['inviteAgentAgain', 100, 30],
  ] as const)('allow %s %i times at once, and again every %i seconds', async (id, burst, seconds) => {
    const route = vi.fn(() => ({}))
    const { clock, ask, times } = limited(route)
    await times(burst, id)
    expect(route).toHaveBeenCalledTimes(burst)
    await expect(ask(id)).rejects.toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining(`Try again in ${seconds} seconds.`),
      headers: {
        'retry-after': String(seconds),
        ratelimit: expect.stringContaining(`;r=0;t=${burst * seconds}`),
      },
    })
    clock.now = new Date(clock.now.getTime() + (seconds - 1) * 1000)
    await expect(ask(id)).rejects.toMatchObject({ headers: { 'retry-after': '1' } })
    clock.now = new Date(clock.now.getTime() + 1000)
    await expect(ask(id)).resolves.toEqual({})
    await expect(ask(id)).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('count each person at each agency separately', async () => {
    const { ask, times } = limited()
    await times(40, 'importSettings')
    await expect(ask('importSettings')).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(ask('importSettings', 'bo')).resolves.toEqual({})
    await expect(ask('importSettings', 'ada', 'meridian')).resolves.toEqual({})
    await expect(ask('storePicture')).resolves.toEqual({})
  })

  it('count two people of the operator without an e-mail address separately', async () => {
    const { ask } = limited()
    for (let index = 0; index < 40; index += 1) await ask('importSettings', null, 'aurora', 'a')
    await expect(ask('importSettings', null, 'aurora', 'a')).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(ask('importSettings', null, 'aurora', 'b')).resolves.toEqual({})
  })

  it('charge a quarter for a refused call and report it', async () => {
    const route = vi.fn(() => {
      throw refusal()
    })
    const { ask, times } = limited(route)
    await expect(ask('importSettings')).rejects.toMatchObject({
      code: 'validation_failed',
      headers: { ratelimit: '"imports";r=39;t=20' },
    })
    await times(156, 'importSettings')
    expect(route).toHaveBeenCalledTimes(157)
    await times(3, 'importSettings')
    expect(route).toHaveBeenCalledTimes(157)
  })

  it.each([new Problem({ code: 'overloaded', detail: 'Full.' }), new DOMException('gone', 'AbortError')])(
    'charge nothing if the server did not do the work: %s',
    async (error) => {
      const route = vi.fn(() => {
        throw error
      })
      const { times } = limited(route)
      await times(300, 'storePicture')
      expect(route).toHaveBeenCalledTimes(300)
    },
  )

  it('count simultaneous calls', async () => {
    const route = vi.fn(async () => ({}))
    const { ask } = limited(route)
    await Promise.allSettled(Array.from({ length: 60 }, () => ask('importSettings')))
    expect(route).toHaveBeenCalledTimes(40)
  })
})
