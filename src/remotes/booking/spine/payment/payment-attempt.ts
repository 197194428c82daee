import { paymentEntry } from '../../../../tenant/checkout-entry.ts'
import { randomKey } from '../random-key.ts'
import { type KeyStore, tabStorage } from '../tab-storage.ts'

/**
 * The key under which a booking's payment is tried, kept in the tab: one that is loaded again, or comes back from a bank's page,
 * asks about the same attempt and does not begin another.
 */
export function attemptOf(reference: string, storage: KeyStore = tabStorage) {
  const name = paymentEntry(reference)
  let key = storage.getItem(name)
  return {
    /** Whether something was tried whose end is not known here. */
    isOpen: () => key !== null,
    /** The attempt's key; the first call begins one. */
    key(): string {
      key ??= randomKey()
      storage.setItem(name, key)
      return key
    },
    /** It is known how it ended: what comes next is another attempt. */
    end() {
      key = null
      storage.removeItem(name)
    },
  }
}
