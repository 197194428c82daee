import { type ComponentType, lazy } from 'react'

const loaders: (() => Promise<void>)[] = []

/**
 * Takes how a part's code is fetched and gives the part, to be put into a Suspense boundary: the server draws it with the
 * rest, and the browser leaves that markup as it stands until the code has come, which is after the page answers. For
 * parts that work without script, such as links. Code that cannot be fetched takes nothing down.
 */
export function lateMarkup<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: { default: ComponentType<Props> } | undefined
  const fetchPart = async () => (known ??= { default: await load() })
  loaders.push(async () => void (await fetchPart()))
  return lazy(() => {
    // React takes an answer given at once without suspending: so the server can draw what it has loaded before.
    // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise on purpose
    if (known) return { then: (use: (part: typeof known) => void) => use(known) } as Promise<typeof known>
    return fetchPart().catch(() => new Promise<never>(() => {}))
  })
}

/** Loads every such part: the server draws them all, and cannot wait while it does. */
export async function loadLateMarkup(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}
