import { SAVED } from '../dev-addresses.ts'
import type { DevFault } from '../dev-news.ts'

// Runs in pages of `npm run dev`: shows faults of the server, of rendering and of the page itself over the page.

type Overlay = new (fault: DevFault) => HTMLElement

interface HotMeta {
  hot?: { on: (event: string, act: () => void) => void }
}

/** Milliseconds in which Vite and the server have heard of a saved file too. */
const HEARD_MS = 300

/** The element is Vite's own, which its client defines. */
async function show(fault: DevFault): Promise<void> {
  const name = 'vite-error-overlay'
  await customElements.whenDefined(name)
  const Overlay = customElements.get(name) as unknown as Overlay
  for (const shown of document.querySelectorAll(name)) shown.remove()
  document.body.append(new Overlay(fault))
}

function showError(error: unknown): void {
  if (error instanceof Error) void show({ message: error.message, stack: error.stack ?? error.message })
}

window.addEventListener('error', ({ error }) => showError(error))
window.addEventListener('unhandledrejection', ({ reason }) => showError(reason))

const said = document.querySelector('#livery-fault')?.textContent
if (said) {
  void show(JSON.parse(said))
  const { hot } = import.meta as HotMeta
  hot?.on(SAVED, () => setTimeout(() => location.reload(), HEARD_MS))
}
