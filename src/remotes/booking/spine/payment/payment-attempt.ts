import { paymentEntry } from '../../../../tenant/checkout-entry.ts'
import { randomKey } from '../random-key.ts'
import { type KeyStore, tabStorage } from '../tab-storage.ts'

/**
 * Idempotency key of a payment attempt, stored in the tab: after a reload or a return from the bank's page, the page
 * asks about the same attempt instead of starting another.
 */
export function attemptOf(reference: string, storage: KeyStore = tabStorage) {
  const name = paymentEntry(reference)
  let key = storage.getItem(name)
  return {
    /** True if an attempt was made whose outcome is not known here. */
    isOpen: () => key !== null,
    /** Returns the attempt's key; the first call creates it. */
    key(): string {
      key ??= randomKey()
      storage.setItem(name, key)
      return key
    },
    /** Marks the outcome as known: what follows is another attempt. */
    end() {
      key = null
      storage.removeItem(name)
    },
  }
}
