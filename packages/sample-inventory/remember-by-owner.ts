/** Caches a function's results by an object and its owner, as long as the object lives. */
export function rememberByOwner<Owner, Thing extends object, Made>(
  make: (owner: Owner, thing: Thing) => Made,
): (owner: Owner, thing: Thing) => Made {
  const made = new WeakMap<Thing, { readonly value: Made }>()
  return (owner, thing) => {
    const known = made.get(thing)
    if (known) return known.value
    const value = make(owner, thing)
    made.set(thing, { value })
    return value
  }
}
