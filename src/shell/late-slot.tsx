import { Late } from '../ui/late.tsx'

/** Waits until the page has loaded and the browser has nothing else to do: none of it is part of the first view. */
async function loadLate() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
  return import('./late/late-parts.tsx')
}

/** Where what nobody needs to see or use the page is added to it. */
export function LateSlot() {
  return (
    <Late load={loadLate} meanwhile={null}>
      {({ LateParts }) => <LateParts />}
    </Late>
  )
}
