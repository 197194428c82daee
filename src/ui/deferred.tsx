import { type ReactNode, useEffect, useState } from 'react'

interface LateProps<Part> {
  /** Fetches the code; one function, outside the component, for each. */
  load: () => Promise<Part>
  /** Stands there until the code has come. */
  meanwhile: ReactNode
  /** Stands there when it cannot be fetched; left out, that is no different from waiting. */
  failed?: ReactNode
  children: (part: Part) => ReactNode
}

const fetched = new WeakMap<() => Promise<unknown>, { value: unknown }>()

/**
 * Shows what is made from code that is fetched when it is first needed. Unlike with React.lazy, code that cannot be
 * fetched takes nothing down with it, and is asked for again the next time.
 */
export function Deferred<Part>({ load, meanwhile, failed = meanwhile, children }: LateProps<Part>) {
  const [part, setPart] = useState(() => fetched.get(load) as { value: Part } | undefined)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (fetched.has(load)) return
    let isShown = true
    const show = (value: Part) => {
      const come = { value }
      fetched.set(load, come)
      if (isShown) setPart(come)
    }
    load().then(show, () => isShown && setHasFailed(true))
    return () => {
      isShown = false
    }
  }, [load])
  if (part) return children(part.value)
  return hasFailed ? failed : meanwhile
}
