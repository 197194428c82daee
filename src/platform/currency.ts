import { atom, useAtom } from 'jotai'

/** The display currency, ISO 4217; set from the page's context when the app starts. */
export const currencyAtom = atom('USD')

/** Returns the selected display currency and its setter. */
export function useCurrency() {
  return useAtom(currencyAtom)
}
