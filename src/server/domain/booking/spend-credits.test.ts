import { expect, it } from 'vitest'
import type { Booking } from './booking.ts'
import type { CreditRepository, NewCredit } from './credit-repository.ts'
import { giveCreditsBack } from './spend-credits.ts'
import { twoItems } from './testing-two-items.ts'

/** A booking of nine equal items that cost 15 of a wallet, worth 90 of the price's currency. */
function nineItems(): Booking {
  const discounts = [{ kind: 'credits', amount: 90, spent: { amount: 15, currency: 'KWD' } }] as const
  const { items, snapshot, ...booking } = twoItems({ discounts: discounts as never })
  const [, ticket] = items
  if (ticket === undefined) throw new Error('there is a ticket')
  const nine = Array.from({ length: 9 }, (_, index) => ({ ...ticket, id: `t${index}` }))
  return { ...booking, personId: 'ada', snapshot, items: nine }
}

function wallet() {
  const entries: NewCredit[] = []
  const credits: Pick<CreditRepository, 'add'> = {
    async add(entry) {
      entries.push(entry)
      return 0
    },
  }
  return { credits: credits as CreditRepository, given: () => entries.map(({ amount }) => amount) }
}

it('returns what was taken, item by item, to the last unit', async () => {
  const { credits, given } = wallet()
  const booking = nineItems()
  for (const { id: itemId } of booking.items) await giveCreditsBack(booking, [{ itemId, worth: 10 }], credits)
  expect(given().reduce((sum, amount) => sum + amount, 0)).toBe(15)
})

it('returns half for an item that refunds half, and nothing for one that refunds nothing', async () => {
  const { credits, given } = wallet()
  const [first, second] = nineItems().items
  const back = [
    { itemId: first?.id ?? '', worth: 5 },
    { itemId: second?.id ?? '', worth: 0 },
  ]
  await giveCreditsBack(nineItems(), back, credits)
  expect(given()).toEqual([1])
})
