import { currencies } from 'countries-list/currencies'

/**
 * Takes an ISO 4217 code and gives how many decimals its minor unit has: 2 for USD, 0 for JPY, 3 for KWD; 2 for a code
 * that is not listed. From the ISO list and not from Intl, whose digits are for display and change with the runtime
 * (HUF, COP and IDR have 0 there): a stored amount must not change its meaning with an upgrade.
 */
export function currencyExponent(currency: string): number {
  return Object.hasOwn(currencies, currency) ? currencies[currency as keyof typeof currencies].decimals : 2
}
