import { inventoryPaths } from '../../contract/inventory-paths.gen.ts'
import type { PageContext } from '../../contract/page.ts'
import { GRANT_HEADER, GRANT_PARAMETER } from '../../contract/preview.ts'
import type { FromPreview, PreviewWindow, ToPreview } from '../../contract/preview-messages.ts'
import { type BrandInput, themeModes } from '../../theme/theme-input.ts'
import { linkTypePairing } from '../link-type-pairing.ts'
import type { LiveTheme } from '../live-theme.ts'
import { guardNavigation } from './guard-navigation.ts'
import { inspector } from './inspector.ts'

// Runs before the page's own script, only in the editor's frame: no visitor's page contains it.

/** Operations that only the hydrated page can perform. */
export type PageOperations = (
  message: Extract<ToPreview, { kind: 'agency' | 'menus' | 'refresh' | 'go' }>,
) => void

const address = new URL(location.href)
const grant = address.searchParams.get(GRANT_PARAMETER) ?? ''
const editor = window.parent === window ? null : window.parent
const opened = openedAs()
const theme = previewTheme(opened?.agency?.theme?.mode)
const inspect = inspector(tellEditor)
let operations: PageOperations | undefined
const waiting: Parameters<PageOperations>[0][] = []

/** Sends a message to the editor only: a frame of any other origin does not receive it. */
export function tellEditor(message: FromPreview): void {
  editor?.postMessage(message, location.origin)
}

/** Registers the page's operations; queued messages are handled at once. */
export function attachPage(page: PageOperations): () => void {
  operations = page
  for (const message of waiting.splice(0)) page(message)
  return () => {
    operations = undefined
  }
}

/** Applies a brand that the page itself receives. */
export const applyInPreview = theme.apply

// Removes the grant from the page's address, so that no link made from it contains it.
address.searchParams.delete(GRANT_PARAMETER)
history.replaceState(history.state, '', address)

// The page's own code loads later; a viewer with another role meanwhile should see this page and not the previous
// one.
tellEditor({ kind: 'came', path: address.pathname + address.search, ...(wasRedirected() && { isLed: true }) })
guardNavigation(grant, tellEditor)
sendGrant(opened?.preview?.bookingState === 'loading')
// Only a window of the same origin can access it.
if (editor !== null) Object.assign(window, { applyBrand } satisfies PreviewWindow)
window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (editor === null || event.source !== editor || event.origin !== location.origin) return
  const message = event.data as ToPreview | null
  if (typeof message !== 'object' || message === null) return
  switch (message.kind) {
    case 'theme':
      return theme.apply(message.brand)
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
      return operations ? operations(message) : void waiting.push(message)
  }
})

/** An error in here belongs to the page, not to the editor's drag. */
function applyBrand(brand: Parameters<typeof theme.apply>[0]): void {
  try {
    theme.apply(brand)
  } catch (error) {
    reportError(error)
  }
}

/** Adds the grant to every call of the page. */
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

/** An answer that never comes, to preview loading states. */
function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Returns the context that the page was rendered from. */
function openedAs(): Partial<PageContext> | undefined {
  const written = document.getElementById('livery-state')?.textContent
  return written ? (JSON.parse(written) as { context?: Partial<PageContext> }).context : undefined
}

/** Returns whether the server redirected the browser to this page. */
function wasRedirected(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).redirectCount > 0)
}

type Mode = NonNullable<BrandInput['mode']>

/**
 * Creates the theme of a preview: applies a brand in the next frame, without React, in the latest requested mode.
 * `ownMode` is the agency's mode, used while there is no brand.
 */
export function previewTheme(ownMode: Mode = 'auto', root: HTMLElement = document.documentElement) {
  let theme: LiveTheme | undefined
  // Loads before the first colour arrives; a brand received meanwhile is applied afterwards.
  let make: typeof import('../live-theme.ts').liveTheme | undefined
  void import('../live-theme.ts').then((module) => {
    make = module.liveTheme
    paint()
  })
  let brand: BrandInput | undefined
  /** Null: the brand's own; undefined: none was requested, and the page keeps its initial mode. */
  let mode: Mode | null | undefined

  function paint(): void {
    if (brand === undefined) {
      // Before the first brand, the page's own stylesheet has both modes.
      if (mode !== undefined) root.dataset.mode = mode ?? ownMode
      return
    }
    theme ??= make?.(root, brand)
    theme?.apply(mode ? { ...brand, mode } : brand)
  }

  return {
    apply(next: BrandInput): void {
      if (typeof next !== 'object' || next === null) return
      if (next.typePairing && next.typePairing !== brand?.typePairing) void linkTypePairing(next.typePairing)
      brand = next
      if (mode === undefined) mode = root.dataset.mode as Mode | undefined
      paint()
    },
    setMode(next: Mode | null): void {
      if (next !== null && !Object.hasOwn(themeModes, next)) return
      mode = next
      paint()
    },
  }
}
