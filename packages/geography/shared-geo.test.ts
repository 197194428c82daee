import { expect, it, vi } from 'vitest'
import { loadGeo } from './load-geo.ts'
import { sharedGeo } from './shared-geo.ts'

vi.mock('./load-geo.ts', () => ({ loadGeo: vi.fn() }))

it('is opened once for all callers, and again after a failure', async () => {
  vi.mocked(loadGeo).mockRejectedValueOnce(new Error('cut short'))
  const [first, second] = await Promise.allSettled([sharedGeo(), sharedGeo()])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(loadGeo).toHaveBeenCalledTimes(1)
  const geo = {} as Awaited<ReturnType<typeof loadGeo>>
  vi.mocked(loadGeo).mockResolvedValue(geo)
  expect(await sharedGeo()).toBe(geo)
  expect(await sharedGeo()).toBe(geo)
  expect(loadGeo).toHaveBeenCalledTimes(2)
})
