import { describe } from 'vitest'
import { describeProductContract } from '../../../src/server/domain/suppliers/testing-product-contract.ts'
import { movingScenarios } from './moved-cruise.ts'
import { cruiseCriteria, cruiseFixture, openCruises, refundableKey } from './testing-cruises.ts'

describeProductContract(
  'a cabin',
  cruiseFixture((clock) => openCruises(clock)),
)

describe('the built-in inventory that acts out scenarios', () => {
  const open = (clock: () => Date) => openCruises(clock, { isScripted: true })
  for (const scenario of movingScenarios) {
    describeProductContract(`a cabin in the scenario ${scenario}`, {
      ...cruiseFixture(open),
      changedKey: (cruises) => refundableKey(cruises, cruiseCriteria({ scenario })),
    })
  }
})
