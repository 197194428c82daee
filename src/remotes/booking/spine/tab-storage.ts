/** A store of texts by name. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Storage of this tab until it is closed. If the browser blocks storage, accessing it throws and the store acts as
 * empty.
 */
export const tabStorage: KeyStore = {
  getItem: (name) => allowed(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, value) => allowed(() => sessionStorage.setItem(name, value)),
  removeItem: (name) => allowed(() => sessionStorage.removeItem(name)),
}

function allowed<Value>(ask: () => Value): Value | undefined {
  try {
    return ask()
  } catch {
    // Storage is blocked or full.
    return undefined
  }
}
