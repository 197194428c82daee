import { describe, expect, it } from 'vitest'
import { htmlPayloads } from './html-payload-set.ts'
import { randomRequest } from './random-request-bytes.ts'
import { redirectPayloads } from './redirect-payloads.ts'
import { seededRandom } from './seeded-random.ts'

describe('the payload sets', () => {
  it.each([
    ['HTML', htmlPayloads(), 3000],
    ['redirects', redirectPayloads(), 2400],
  ])('contain many different texts: %s', (_, payloads, least) => {
    expect(payloads.length).toBeGreaterThan(least)
    expect(new Set(payloads).size).toBe(payloads.length)
  })
})

describe('randomRequest', () => {
  const surroundings = { hosts: ['aurora.localhost:1'], cookies: ['livery_session=x'] }
  const requests = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 300 }, () => randomRequest(random, surroundings))
  }

  it('makes the same requests from the same seed, and different ones from another', () => {
    expect(requests(1)).toEqual(requests(1))
    expect(requests(1)).not.toEqual(requests(2))
  })

  it('mixes complete and incomplete requests, and known and odd paths', () => {
    const all = requests(3)
    expect(all.filter(({ isWhole }) => isWhole).length).toBeGreaterThan(150)
    expect(all.filter(({ isWhole }) => !isWhole).length).toBeGreaterThan(10)
    expect(all.filter(({ title }) => / \/api\//.test(title)).length).toBeGreaterThan(60)
    expect(new Set(all.map(({ title }) => title)).size).toBeGreaterThan(250)
  })
})
