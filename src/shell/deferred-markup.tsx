import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { replayEarlyPresses } from './replay-early-presses.ts'

const loaders: (() => Promise<unknown>)[] = []

/**
 * Wraps a part whose code loads later: the server renders it, and the browser leaves that markup until the code has
 * loaded, after hydration. For parts that work without script, such as links. A page change keeps the markup and does
 * not wait; code that fails to load takes nothing down.
 */
export function deferredMarkup<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: { default: ComponentType<Props> } | undefined
  const fetchPart = async () => (known ??= { default: await load() })
  loaders.push(fetchPart)
  const Part = lazy(() => {
    // React takes an answer given at once without suspending: so the server can draw what it has loaded before.
    // biome-ignore lint/suspicious/noThenProperty: a deliberate thenable
    if (known) return { then: (use: (part: typeof known) => void) => use(known) } as Promise<typeof known>
    return fetchPart().catch(() => new Promise<never>(() => {}))
  })

  return (props: Props) => {
    const box = useRef<HTMLDivElement>(null)
    const [drawn, setDrawn] = useState<Element[]>()
    // On a change before the code has loaded, React would remove markup it has not hydrated, or block the whole page.
    // A separate Suspense boundary avoids both, and shows the server's markup meanwhile.
    if (!known && !drawn && box.current) setDrawn([...box.current.children])
    return (
      <div ref={box} data-asleep="">
        <Suspense key={drawn && 1} fallback={drawn && <div ref={(place) => place?.append(...drawn)} />}>
          <Part {...props} />
          <Awake box={box} />
        </Suspense>
      </div>
    )
  }
}

/** Marks the part as hydrated. The attribute is removed outside React, so that nothing re-renders. */
function Awake({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    box.current?.removeAttribute('data-asleep')
    replayEarlyPresses()
  }, [box])
  return null
}

/** Loads all deferred parts: the server renders them synchronously and cannot wait. */
export async function loadDeferredMarkup(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}
