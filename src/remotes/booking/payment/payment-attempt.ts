type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nothing: KeyStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** What the tab keeps; where the browser keeps nothing, not even asking for it is allowed. */
function tabStorage(): KeyStore {
  try {
    return window.sessionStorage
  } catch {
    return nothing
  }
}

const nameOf = (reference: string) => `livery-payment:${reference}`

/**
 * The key under which a booking's payment is tried, kept in the tab: one that is loaded again, or comes back from a bank's page,
 * asks about the same attempt and does not begin another.
 */
export function attemptOf(reference: string, storage: KeyStore = tabStorage()) {
  const name = nameOf(reference)
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

/** Another key each time. */
// crypto.randomUUID is missing on plain http, which demo and development allow.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
