import { expect, it } from 'vitest'
import { decodeCruiseKey } from './cruise-key.ts'
import { cruiseCriteria, openCruises, refundableKey } from './testing-cruises.ts'

const cruises = openCruises()

/** The price of a balcony for a party, with gratuities prepaid for some of them; null if they cannot be. */
async function priceOf(cabins: { adults: number; ages: number[] }, prepaid: number) {
  const rateKey = await refundableKey(
    cruises,
    cruiseCriteria({ cabins: [cabins], lines: ['auriga-cruises'] }),
    'B2',
  )
  const extras = prepaid === 0 ? [] : [{ code: 'gratuities', count: prepaid }]
  const found = await cruises.details({ rateKey, extras })
  if (found?.rate === null) throw new Error('gone')
  return found?.rate ? { price: found.rate.price, of: found.rate } : null
}

it.each([
  { adults: 2, ages: [], payers: 2 },
  { adults: 2, ages: [0], payers: 2 },
  { adults: 2, ages: [16, 9], payers: 4 },
])(
  'takes the gratuities of $payers guests once, on board or before: $adults and $ages',
  async ({ payers, ...cabins }) => {
    const all = (await priceOf(cabins, 0))?.price.dueLocally[0]?.amount ?? 0
    expect(all).toBeGreaterThan(0)
    for (let prepaid = 1; prepaid <= payers; prepaid += 1) {
      const { priceLines, dueLocally } = (await priceOf(cabins, prepaid))?.price ?? {}
      const paid = priceLines?.find(({ code }) => code === 'gratuities')?.amount
      expect(paid).toBe((all / payers) * prepaid)
      expect((dueLocally?.[0]?.amount ?? 0) + (paid ?? 0)).toBe(all)
    }
    expect(await priceOf(cabins, payers + 1)).toBeNull()
  },
)

it('takes neither markup nor commission on prepaid gratuities', async () => {
  const couple = { adults: 2, ages: [] }
  const [without, prepaid] = [await priceOf(couple, 0), await priceOf(couple, 2)]
  expect(prepaid?.price.base).toBe(without?.price.base)
  const line = prepaid?.price.priceLines.find(({ code }) => code === 'gratuities')
  expect(line?.treatment).toBe('pass_through')
  expect(prepaid?.of.nonCommissionable).toBe((without?.of.nonCommissionable ?? 0) + (line?.amount ?? 0))
  expect(decodeCruiseKey(prepaid?.of.rateKey ?? '')?.extras).toEqual([{ code: 'gratuities', count: 2 }])
})
