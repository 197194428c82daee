import { expect, it } from 'vitest'
import type { FoundRoom } from '../property/room-rates.ts'
import { leadingOffer } from './deal.tsx'

const rate = (rateKey: string, total?: number) => ({ rateKey, ...(total && { price: { total } }) })
const rooms = (...all: ReturnType<typeof rate>[][]) =>
  all.map((rates, index) => ({ room: { code: `r${index}` }, rates })) as unknown as FoundRoom[]

it("a deal's rate is the cheapest, the first with hidden prices, or null if sold out", () => {
  const of = (found: FoundRoom[]) => leadingOffer(found)?.rate.rateKey
  expect(of(rooms([], [rate('a', 300)], [rate('b', 200), rate('c', 400)]))).toBe('b')
  expect(leadingOffer(rooms([rate('a', 300)], [rate('b', 200)]))?.room.code).toBe('r1')
  expect(of(rooms([], [rate('a'), rate('b')]))).toBe('a')
  expect(leadingOffer(rooms([], []))).toBeNull()
})
