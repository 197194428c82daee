import type { CurrencyEntry } from '../../contract/types.ts'

/** Takes the entries of the picker and what was typed, and gives those whose name and currency code, one after the other, contain it, whatever the case. Source: spec §5. */
export function matchCurrencies(
  currencies: readonly CurrencyEntry[],
  search: string,
): readonly CurrencyEntry[] {
  const wanted = search.trim().toLowerCase()
  return currencies.filter(({ name, currency }) => `${name} ${currency}`.toLowerCase().includes(wanted))
}
