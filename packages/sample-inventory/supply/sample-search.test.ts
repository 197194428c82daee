import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { acting } from './sample-booking.ts'
import { offersInBatches, sampleSearch } from './sample-search.ts'

const found = async function* () {
  yield [1, 2]
  yield [3]
}

function searchOf(isScripted: boolean) {
  const pauses: number[] = []
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  const seen: (Scenario | null)[] = []
  const search = sampleSearch(
    acting({ isScripted, pause }, () => null),
    { pause },
    {
      scenarioOf: ({ placeName }: { placeName: string; scenario?: Scenario }) =>
        placeName === 'Slow Town' ? 'slow' : null,
      offers(_, scenario, run) {
        seen.push(scenario)
        return offersInBatches(found(), (one) => `offer ${one}`, run)
      },
    },
  )
  return { search, seen, pauses }
}

describe("the sample supplier's search", () => {
  it('yields batches of offers and a last one, and lets other work run in between', async () => {
    const { search, pauses } = searchOf(true)
    const batches = []
    for await (const batch of search({ placeName: '' }, { signal: new AbortController().signal }))
      batches.push(batch)
    expect(batches).toEqual([
      { offers: ['offer 1', 'offer 2'], isLast: false },
      { offers: ['offer 3'], isLast: false },
      { offers: [], isLast: true },
    ])
    expect(pauses).toEqual([0, 0])
  })

  it('acts the scenario of a place only if scenarios are active', async () => {
    for (const [isScripted, scenario] of [
      [true, 'slow'],
      [false, null],
    ] as const) {
      const { search, seen, pauses } = searchOf(isScripted)
      await search({ placeName: 'Slow Town' }, { signal: new AbortController().signal }).next()
      expect(seen).toEqual([scenario])
      expect(pauses.filter((one) => one > 0)).toHaveLength(isScripted ? 1 : 0)
    }
  })

  it('stops when the reader has left', async () => {
    const left = new AbortController()
    const { search } = searchOf(true)
    const batches = search({ placeName: '' }, { signal: left.signal })
    await batches.next()
    left.abort()
    expect(await batches.next()).toEqual({ done: true, value: undefined })
  })
})
