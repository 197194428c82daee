import { inventoryPaths } from '../../contract/inventory-paths.gen.ts'
import type { PageContext } from '../../contract/page.ts'
import { GRANT_HEADER, GRANT_PARAMETER } from '../../contract/preview.ts'
import type { FromPreview, PreviewWindow, ToPreview } from '../../contract/preview-messages.ts'
import { guardNavigation } from './guard-navigation.ts'
import { inspector } from './inspector.ts'
import { previewTheme } from './preview-theme.ts'

// Runs before the page's own script, in the editor's frame alone: no visitor's page names it.

/** What only the page itself can do, once it is awake. */
export type PageDoings = (
  message: Extract<ToPreview, { kind: 'agency' | 'menus' | 'refresh' | 'go' }>,
) => void

const address = new URL(location.href)
const grant = address.searchParams.get(GRANT_PARAMETER) ?? ''
const editor = window.parent === window ? null : window.parent
const opened = openedAs()
const theme = previewTheme(opened?.agency?.theme?.mode)
const inspect = inspector(tellEditor)
let doings: PageDoings | undefined
const waiting: Parameters<PageDoings>[0][] = []

/** Tells the editor, and nobody else: a frame of any other origin does not hear it. */
export function tellEditor(message: FromPreview): void {
  editor?.postMessage(message, location.origin)
}

/** Takes what the page can do from now on; what was asked of it before is done at once. */
export function attachPage(page: PageDoings): () => void {
  doings = page
  for (const message of waiting.splice(0)) page(message)
  return () => {
    doings = undefined
  }
}

/** Makes a brand that the page takes over by itself part of what is worn. */
export const wearInPreview = theme.wear

// The address as the page is to know it: no link that is made of it carries the grant on.
address.searchParams.delete(GRANT_PARAMETER)
history.replaceState(history.state, '', address)

// The page's own code comes later: whoever looks on as somebody else meanwhile is to see this page and not the one before.
tellEditor({ kind: 'came', path: address.pathname + address.search, ...(wasRedirected() && { isLed: true }) })
guardNavigation(grant, tellEditor)
sendGrant(opened?.preview?.bookingState === 'loading')
// Only a window of the same origin reaches it.
if (editor !== null) Object.assign(window, { wearBrand } satisfies PreviewWindow)
window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (editor === null || event.source !== editor || event.origin !== location.origin) return
  const message = event.data as ToPreview | null
  if (typeof message !== 'object' || message === null) return
  switch (message.kind) {
    case 'theme':
      return theme.wear(message.brand)
    case 'mode':
      return theme.setMode(message.mode)
    case 'inspect':
      return inspect.turn(message.on === true, message.places)
    case 'point':
      return inspect.point(message.selector, message.otherwise)
    case 'agency':
    case 'menus':
    case 'refresh':
    case 'go':
      return doings ? doings(message) : void waiting.push(message)
  }
})

/** What goes wrong in here is the page's own matter, not that of the hand that drags. */
function wearBrand(brand: Parameters<typeof theme.wear>[0]): void {
  try {
    theme.wear(brand)
  } catch (error) {
    reportError(error)
  }
}

/** Every call of the page says that it is a preview's. */
function sendGrant(keepsWaiting: boolean): void {
  const send = window.fetch
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== location.origin) return send(request)
    if (keepsWaiting && inventoryPaths.has(pathname)) return never(request.signal)
    request.headers.set(GRANT_HEADER, grant)
    return send(request).then(async (response) => {
      if (response.status === 403 && (await codeOf(response)) === 'preview_only') {
        tellEditor({ kind: 'refused', what: 'change', to: pathname })
      }
      return response
    })
  }
}

async function codeOf(response: Response): Promise<unknown> {
  try {
    return ((await response.clone().json()) as { code?: unknown }).code
  } catch {
    return null
  }
}

/** An answer that does not come, as a preview of waiting asks for. */
function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** What the page was drawn from. */
function openedAs(): Partial<PageContext> | undefined {
  const written = document.getElementById('livery-state')?.textContent
  return written ? (JSON.parse(written) as { context?: Partial<PageContext> }).context : undefined
}

/** Whether the server led the browser on to this page from the one that it asked for. */
function wasRedirected(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).redirectCount > 0)
}
