/** Takes what makes something of a thing and gives the same, remembering each answer as long as its thing lives. */
export function rememberOf<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, { readonly value: Made }>()
  return (thing) => {
    const known = made.get(thing)
    if (known) return known.value
    const value = make(thing)
    made.set(thing, { value })
    return value
  }
}
