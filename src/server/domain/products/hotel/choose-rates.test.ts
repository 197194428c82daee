import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boards } from '../../suppliers/hotel-room.ts'
import { chooseRates, mostChoices, type RateChoice } from './choose-rates.ts'

const anyRate = fc.record({
  board: fc.constantFrom(...boards.slice(0, 3)),
  payment: fc.constantFrom('now' as const, 'at_property' as const),
  freeUntil: fc.constantFrom(null, '2026-05-01T12:00:00', '2026-05-06T18:00:00'),
  total: fc.integer({ min: 1, max: 6 }),
})
type Priced = RateChoice & { readonly total: number }
const anyRates = fc
  .tuple(anyRate, fc.array(anyRate, { maxLength: 12 }))
  .map(([first, others]): [Priced, ...Priced[]] => [first, ...others])
const moments = ['2026-04-01T00:00:00', '2026-05-02T00:00:00', '2026-06-01T00:00:00']
const requests = fc.record({
  boards: fc.subarray(boards.slice(0, 3)),
  isPaidLate: fc.boolean(),
  freeAt: fc.constantFrom(null, ...moments),
})

/** What a visitor can filter rates by, at some moment. */
const meets =
  ({
    boards: wanted,
    isPaidLate,
    freeAt,
  }: {
    boards: string[]
    isPaidLate: boolean
    freeAt: string | null
  }) =>
  ({ board, payment, freeUntil }: RateChoice) =>
    (wanted.length === 0 || wanted.includes(board)) &&
    (!isPaidLate || payment === 'at_property') &&
    (freeAt === null || (freeUntil !== null && freeUntil > freeAt))

describe('the shown rates of a property', () => {
  it('include the cheapest for every filter at any time, cheapest first', () => {
    fc.assert(
      fc.property(anyRates, requests, (rates, request) => {
        const passing = rates.filter(meets(request)).map(({ total }) => total)
        const found = chooseRates<Priced>(rates).find(meets(request))
        expect(found?.total ?? null).toBe(passing.length === 0 ? null : Math.min(...passing))
      }),
    )
  })

  it('are each there for a reason: no other promises as much for as little', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const shown = chooseRates<Priced>(rates)
        for (const rate of shown) {
          const { board, payment, freeUntil } = rate
          const as = shown.filter(
            (other) =>
              other.board === board &&
              (payment === 'now' || other.payment === payment) &&
              (other.freeUntil ?? '') >= (freeUntil ?? '') &&
              other.total <= rate.total,
          )
          expect(as).toEqual([rate])
        }
      }),
    )
  })

  it('reveal no prices, by selection or order, if the visitor may see none', () => {
    const unpriced = anyRates.map(([first, ...others]) =>
      [first, ...others].map((rate) => ({ ...rate, total: null })),
    )
    fc.assert(
      fc.property(unpriced, fc.infiniteStream(fc.nat()), ([first, ...others], luck) => {
        if (!first) return
        const shownOf = (rates: RateChoice[]) => chooseRates([first, ...rates])
        const shuffled = others
          .map((rate) => ({ rate, at: luck.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ rate }) => rate)
        expect(shownOf(shuffled)).toEqual(shownOf(others))
        const terms = new Set([first, ...others].map((rate) => JSON.stringify(rate)))
        expect(new Set(shownOf(others).map((rate) => JSON.stringify(rate)))).toEqual(terms)
      }),
    )
  })

  /** If a property sells every board by every payment, each cheaper with earlier deadline, many rates remain. */
  const many = boards.flatMap((board, index) =>
    (['now', 'at_property'] as const).flatMap((payment) => [
      { board, payment, freeUntil: null, total: 100 + index },
      ...Array.from({ length: 28 }, (_, day) => ({
        board,
        payment,
        total: 200 + index + day + (payment === 'now' ? 0 : 100),
        freeUntil: `2026-05-${String(day + 1).padStart(2, '0')}T18:00:00`,
      })),
    ]),
  )

  it.each(['with', 'without'])('are no more than the contract allows, %s prices', (prices) => {
    const [first, ...others] = many.map((rate) => (prices === 'with' ? rate : { ...rate, total: null }))
    if (!first) throw new Error('there are rates')
    const shown = chooseRates<RateChoice>([first, ...others])
    expect(shown).toHaveLength(mostChoices)
    for (const board of boards) {
      const ofBoard = shown.filter((rate) => rate.board === board)
      // A non-refundable rate costs no more when paid at the property, so it is listed only for its price.
      expect(ofBoard.some(({ payment, freeUntil }) => payment === 'at_property' && !freeUntil)).toBe(true)
      for (const payment of ['now', 'at_property']) {
        const free = ofBoard.filter((rate) => rate.payment === payment && rate.freeUntil)
        expect(free.some(({ freeUntil }) => freeUntil === '2026-05-28T18:00:00')).toBe(true)
        if (prices === 'with') expect(free[0]?.freeUntil).toBe('2026-05-01T18:00:00')
      }
    }
  })
})
