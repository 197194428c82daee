/**
 * Takes what makes something of a thing and what it belongs to, and gives the same, remembering each answer as long as its
 * thing lives.
 */
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
