import { atom, useAtom } from 'jotai'

/** The currency prices are shown in, ISO 4217; set from the page's context when the app starts. */
export const currencyAtom = atom('USD')

/** The selected display currency and its setter. */
export function useCurrency() {
  return useAtom(currencyAtom)
}
