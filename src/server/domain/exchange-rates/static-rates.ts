import type { DatedRates, RatesProvider } from './rates-provider.ts'
import { shippedRates } from './shipped-rates.ts'

/** Returns a provider that always answers with the given rates, the shipped ones by default. */
export function staticRates(rates: DatedRates = shippedRates): RatesProvider {
  return { current: () => Promise.resolve(rates) }
}
