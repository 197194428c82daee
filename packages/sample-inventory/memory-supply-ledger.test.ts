import { expect, it } from 'vitest'
import { memorySupplyLedger } from './memory-supply-ledger.ts'
import { describeSupplyLedger } from './testing-supply-ledger.ts'

function open() {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const ledger = memorySupplyLedger(() => new Date(now))
  return {
    ledger,
    async pass(seconds: number) {
      now += seconds * 1000
    },
  }
}

describeSupplyLedger('the ledger in memory', async () => open())

it('returns what was stored, not what callers changed later', async () => {
  const { ledger } = open()
  const detail = { price: 100 }
  const nights = [{ date: '2026-12-04', free: 1 }]
  await ledger.hold({ reference: 'r', stock: 's', nights, rooms: 1, seconds: 60, detail })
  detail.price = 1
  expect((await ledger.find('r'))?.detail).toEqual({ price: 100 })
})
