import { expect } from 'vitest'
import type { SupplyLedger } from '../../domain/suppliers/supply-ledger.ts'

/**
 * Makes this many callers reserve the last room of a night simultaneously, alternating between the ledgers of one
 * database, for several rounds. The winner confirms it; expects one winner in each round and refusals for all others.
 */
export async function lastRoomRounds(
  ledgers: readonly SupplyLedger[],
  { rounds, takers }: { rounds: number; takers: number },
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const stock = `hotel/last/${round}`
    const nights = [
      { date: '2026-12-04', free: 5 },
      { date: '2026-12-05', free: 1 },
    ]
    const reach = async (index: number) => {
      const reference = `${stock}/${index}`
      const ledger = ledgers[index % ledgers.length]
      const held = await ledger?.hold({ reference, stock, nights, rooms: 1, seconds: 900, detail: {} })
      return held === 'sold_out' ? held : ledger?.confirm(reference)
    }
    const answers = await Promise.all(Array.from({ length: takers }, (_, index) => reach(index)))
    const count = (answer: string) => answers.filter((one) => one === answer).length
    expect({ confirmed: count('confirmed'), soldOut: count('sold_out') }).toEqual({
      confirmed: 1,
      soldOut: takers - 1,
    })
    for (const ledger of ledgers) {
      const taken = (await ledger.taken([stock], '2026-12-04', '2026-12-05')).get(stock)
      expect([...(taken ?? [])].toSorted()).toEqual(nights.map(({ date }) => [date, 1]))
    }
  }
}
