import { DEV_STATE } from '../dev-addresses.ts'
import type { DevFault, ShownFault } from '../dev-news.ts'

// Runs in pages of `npm run dev`: shows faults of the server, of rendering and of the page over the page.

type Overlay = new (fault: DevFault) => HTMLElement

/** Milliseconds between two polls for the server's revision. */
const PAUSE_MS = 500

/** Vite's client defines the element. */
async function show(fault: DevFault): Promise<void> {
  const name = 'vite-error-overlay'
  await customElements.whenDefined(name)
  const Overlay = customElements.get(name) as unknown as Overlay
  for (const shown of document.querySelectorAll(name)) shown.remove()
  document.body.append(new Overlay(fault))
}

/**
 * Browsers' messages for a module that failed to load. Vite shows the reason with file and line, which this would
 * hide.
 */
const fetchFailed = /dynamically imported module|[Ii]mporting a module script failed/

function showError(error: unknown): void {
  const isExplained = document.querySelector('vite-error-overlay') !== null
  if (error instanceof Error && fetchFailed.test(error.message) && isExplained) return
  if (error instanceof Error) void show({ message: error.message, stack: error.stack ?? error.message })
}

window.addEventListener('error', ({ error }) => showError(error))
window.addEventListener('unhandledrejection', ({ reason }) => showError(reason))

/** Reloads the page once the server renders another revision than the failed one. */
async function reloadAfter(failed: string): Promise<void> {
  const state = await fetch(DEV_STATE)
    .then((answer) => answer.json())
    .catch(() => ({}))
  if (state.revision !== undefined && state.revision !== failed) location.reload()
  else setTimeout(reloadAfter, PAUSE_MS, failed)
}

const shown = document.querySelector('#livery-fault')?.textContent
if (shown) {
  const { fault, revision } = JSON.parse(shown) as ShownFault
  void show(fault)
  void reloadAfter(revision)
}
