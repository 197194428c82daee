// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestNearness } from './request-nearness.ts'

type Ask = Geolocation['getCurrentPosition']

function withGeolocation(getCurrentPosition: Ask) {
  const locate = vi.fn(getCurrentPosition)
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: locate },
    configurable: true,
  })
  return locate
}
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

describe('requestNearness', () => {
  it('rounds the position to two decimals before anything else sees it', async () => {
    withGeolocation((found) => found(at(55.676_098, -12.568_337)))
    expect(await requestNearness()).toEqual({ latitude: 55.68, longitude: -12.57 })
  })

  it('times out after 10 seconds, and accepts a cached position', async () => {
    const locate = withGeolocation((found) => found(at(0, 0)))
    await requestNearness()
    expect(locate.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000, maximumAge: 600_000 })
  })

  it('returns null without an error if denied, unavailable or slow', async () => {
    withGeolocation((_, failed) => failed?.({ code: 1 } as GeolocationPositionError))
    expect(await requestNearness()).toBeNull()
  })

  it('returns null without an error in a browser without geolocation', async () => {
    expect(await requestNearness()).toBeNull()
  })
})
