/** What remembers something under a name. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the tab keeps until it is closed. Where the browser keeps nothing, even asking for it throws: nothing is there, then. */
export const tabStorage: KeyStore = {
  getItem: (name) => allowed(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, value) => allowed(() => sessionStorage.setItem(name, value)),
  removeItem: (name) => allowed(() => sessionStorage.removeItem(name)),
}

function allowed<Value>(ask: () => Value): Value | undefined {
  try {
    return ask()
  } catch {
    // It is blocked, or full.
    return undefined
  }
}
