import { type ReactNode, useEffect, useState } from 'react'

interface DeferredProps<Part> {
  /** Fetches the code; define it once, outside the component. */
  load: () => Promise<Part>
  /** Shown until the code has loaded. */
  meanwhile: ReactNode
  /** Shown if it cannot be fetched; if omitted, `meanwhile` stays. */
  failed?: ReactNode
  children: (part: Part) => ReactNode
}

const fetched = new WeakMap<() => Promise<unknown>, { value: unknown }>()

/** Fetches code beforehand, so that `Deferred` renders it at once. */
export async function fetchDeferred<Part>(load: () => Promise<Part>): Promise<void> {
  if (!fetched.has(load)) fetched.set(load, { value: await load() })
}

/**
 * Renders code that is fetched when first needed. Unlike with React.lazy, a failed fetch breaks nothing else, and is
 * repeated the next time.
 */
export function Deferred<Part>({ load, meanwhile, failed = meanwhile, children }: DeferredProps<Part>) {
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
