import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topHits } from './top-hits.ts'

describe('topHits', () => {
  it('keeps the best owners, each once with its best score, best first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(8), fc.nat(1000)), { maxLength: 60 }),
        fc.nat(6),
        (offers, limit) => {
          const top = topHits(limit)
          for (const [owner, score] of offers) top.offer(owner, score)
          const best = new Map<number, number>()
          for (const [owner, score] of offers) best.set(owner, Math.max(score, best.get(owner) ?? 0))
          const expected = [...best.values()].sort((a, b) => b - a).slice(0, limit)
          expect(top.list().map((hit) => hit.score)).toEqual(expected)
          for (const hit of top.list()) expect(best.get(hit.owner)).toBe(hit.score)
        },
      ),
    )
  })
})
