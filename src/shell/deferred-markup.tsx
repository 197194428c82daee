import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { answerEarly } from './answer-early.ts'

const loaders: (() => Promise<unknown>)[] = []

/**
 * Takes how a part's code is fetched and gives the part: the server draws it with the rest, and the browser leaves that
 * markup as it stands until the code has come, which is after the page answers. For parts that work without script, such as
 * links. Where the page changes before, the markup stays and the change does not wait; code that cannot be fetched takes
 * nothing down.
 */
export function deferredMarkup<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: { default: ComponentType<Props> } | undefined
  const fetchPart = async () => (known ??= { default: await load() })
  loaders.push(fetchPart)
  const Part = lazy(() => {
    // React takes an answer given at once without suspending: so the server can draw what it has loaded before.
    // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise on purpose
    if (known) return { then: (use: (part: typeof known) => void) => use(known) } as Promise<typeof known>
    return fetchPart().catch(() => new Promise<never>(() => {}))
  })

  return (props: Props) => {
    const box = useRef<HTMLDivElement>(null)
    const [drawn, setDrawn] = useState<Element[]>()
    // Changed before its code has come, React would take away what it has not yet made its own, or hold the whole page back
    // until it can. A boundary of its own does neither, and shows meanwhile what the server drew.
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

/** Says that the part listens now. The mark is taken away behind React's back: nothing else is to be drawn anew for it. */
function Awake({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    box.current?.removeAttribute('data-asleep')
    answerEarly()
  }, [box])
  return null
}

/** Loads every such part: the server draws them all, and cannot wait while it does. */
export async function loadDeferredMarkup(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}
