import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceUnit } from '../../../tenant/money/minor-units.ts'
import { staticRates } from '../exchange-rates/static-rates.ts'
import { markupSubjectAt } from '../pricing/markup-subject.ts'
import { sellingPrice } from '../pricing/selling-price.ts'
import { storedPriceRule } from './priced-proposal.ts'

const exchange = await staticRates().current()
const nowhere = markupSubjectAt({ citiesNear: () => [] }, 'hotel', null)

/** The total charged when an agency guarantees a price. */
function totalOf(guaranteed: number, net: number, currency: string, retail = Number.MAX_SAFE_INTEGER / 1000) {
  const rule = storedPriceRule({ amount: guaranteed, currency }, net)
  const parts = { breakdown: [], priceLines: [], dueLocally: [], minimumSelling: null }
  return sellingPrice(
    { ...parts, currency, base: net, net, retail: Math.round(retail) },
    { currency, exchange, rules: rule ? [rule] : [], subject: nowhere, audience: 'agent' },
  ).total
}

describe('a guaranteed price', () => {
  it('is charged exactly in every currency, whatever the rate costs, if it covers the cost', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('USD', 'JPY', 'KWD', 'DKK'), (one, other, currency) => {
        // Converted and guaranteed amounts are whole shown amounts.
        const unit = priceUnit(currency)
        const [net = 0, guaranteed = 0] = [one * unit, other * unit].toSorted((a, b) => a - b)
        expect(totalOf(guaranteed, net, currency)).toBe(guaranteed)
      }),
    )
  })

  it('is not charged if the rate costs more', () => {
    expect(storedPriceRule({ amount: 10_000, currency: 'USD' }, 10_001)).toBeNull()
  })

  it('falls with the public price, so that the client never pays more than it', () => {
    expect(totalOf(12_000, 9_000, 'USD', 11_000)).toBe(11_000)
  })
})
