type KeyStore = Pick<Storage, 'getItem' | 'setItem'>

const nothing: KeyStore = { getItem: () => null, setItem: () => undefined }

/** What this browser keeps from visit to visit; where it keeps nothing, not even asking for it is allowed. */
export function browserStorage(): KeyStore {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}
