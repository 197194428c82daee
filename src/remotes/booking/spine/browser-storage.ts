type KeyStore = Pick<Storage, 'getItem' | 'setItem'>

const nothing: KeyStore = { getItem: () => null, setItem: () => undefined }

/** Returns this browser's persistent storage; if storage is blocked, even accessing it throws. */
export function browserStorage(): KeyStore {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}
