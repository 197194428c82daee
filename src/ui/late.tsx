import { type ReactNode, useEffect, useState } from 'react'

interface LateProps<Part> {
  /** Fetches the code; one function, outside the component, for each. */
  load: () => Promise<Part>
  /** Stands there until the code has come. */
  meanwhile: ReactNode
  children: (part: Part) => ReactNode
}

const fetched = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Shows what is made from code that is fetched when it is first needed. Unlike with React.lazy, code that cannot be
 * fetched takes nothing down with it, and is asked for again the next time.
 */
export function Late<Part>({ load, meanwhile, children }: LateProps<Part>) {
  const [part, setPart] = useState<{ value: Part } | null>(() =>
    fetched.has(load) ? { value: fetched.get(load) as Part } : null,
  )
  useEffect(() => {
    if (fetched.has(load)) return
    let isShown = true
    const show = (value: Part) => {
      fetched.set(load, value)
      if (isShown) setPart({ value })
    }
    load().then(show, () => undefined)
    return () => {
      isShown = false
    }
  }, [load])
  return part ? children(part.value) : meanwhile
}
