import { expect } from 'vitest'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import type { BookRequest, ProductShapes, ProductSupplier } from '../../domain/suppliers/product-supplier.ts'

/** The rounds of a race: few in a run, fifty in a proof. */
export const raceRounds = () => proofRuns({ few: 2, all: 50 })

/**
 * Takes all but the last unit of each rate, a round each, and lets many travellers book it at the same moment. Expects
 * one winner in each round, and `sold_out` for all others.
 */
export async function raceForLastUnit<Shapes extends ProductShapes>(
  supplier: ProductSupplier<Shapes>,
  rateKeys: readonly string[],
  requestOf: (reference: string) => BookRequest,
): Promise<void> {
  expect(rateKeys.length).toBeGreaterThanOrEqual(raceRounds())
  for (const [round, rateKey] of rateKeys.slice(0, raceRounds()).entries()) {
    for (let taken = 0; ; taken += 1) {
      const quote = await supplier.quote(rateKey)
      if (quote?.status !== 'available') return expect.fail('it was sold before the race')
      if (quote.left === 1) break
      await supplier.hold({ reference: `${round}-before-${taken}`, rateKey, seconds: 900 })
    }
    const takers = Array.from({ length: proofRuns({ few: 20, all: 200 }) }, (_, index) => `${round}-${index}`)
    const answers = await Promise.allSettled(
      takers.map(async (reference) => {
        await supplier.hold({ reference, rateKey, seconds: 900 })
        return supplier.book(requestOf(reference))
      }),
    )
    const booked = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.status : []))
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
    expect(booked).toEqual(['confirmed'])
    expect(refused).toEqual(takers.slice(1).map(() => 'sold_out'))
    expect(await supplier.quote(rateKey)).toEqual({ status: 'sold_out' })
  }
}
