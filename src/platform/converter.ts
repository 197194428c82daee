/**
 * Converts amounts (decimal major units) into a currency with the rates relative to USD. While a rate is missing the amount
 * stays in its own currency, never under another's name.
 */
export function converter(selected: string, rates: Readonly<Record<string, number>> | undefined) {
  const rateOf = (currency: string) => (currency === 'USD' ? 1 : rates?.[currency])
  return (amount: number, currency: string): { amount: number; currency: string } => {
    const from = rateOf(currency)
    const to = rateOf(selected)
    if (currency === selected || !from || !to) return { amount, currency }
    return { amount: (amount / from) * to, currency: selected }
  }
}
