import { CONDITIONS_COOKIE, type Conditions, MOST_LATENCY_MS } from '../../contract/bar.ts'

/** Each agency's site is a separate origin with its own storage, so choices are passed on in the address. */
const NAME = 'livery-look'
/** Style in which this tab shows the page, whatever the agency's settings; stored for the tab only. */
export interface PageStyle {
  mode: 'site' | 'light' | 'dark'
  direction: 'site' | 'ltr' | 'rtl'
}

const KEY = 'livery_bar_look'
const HIDDEN = 'livery_bar_hidden'
export const sitePageStyle: PageStyle = { mode: 'site', direction: 'site' }
const modes: readonly PageStyle['mode'][] = ['site', 'light', 'dark']
const directions: readonly PageStyle['direction'][] = ['site', 'ltr', 'rtl']

/** Validates a stored style; invalid values fall back to the site's. */
export function readPageStyle(written: Readonly<Record<string, unknown>>): PageStyle {
  return {
    mode: modes.find((one) => one === written.mode) ?? 'site',
    direction: directions.find((one) => one === written.direction) ?? 'site',
  }
}

/** Returns the tab's style; the site's own if none was chosen or storage is blocked. */
export function storedPageStyle(): PageStyle {
  try {
    return readPageStyle(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
  } catch {
    return sitePageStyle
  }
}

/** Returns whether the page is shown otherwise than a visitor sees it. */
export function isChanged(style: PageStyle, { latency, scenario }: Conditions): boolean {
  return style.mode !== 'site' || style.direction !== 'site' || latency > 0 || scenario !== ''
}

/** Stores a style for the tab; without storage it applies until the page is left. */
export function storePageStyle(style: PageStyle): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(style))
  } catch {
    // The style still applies to this page.
  }
}

/** Returns whether the bar was hidden in this tab. */
export function isHidden(): boolean {
  try {
    return sessionStorage.getItem(HIDDEN) !== null
  } catch {
    return false
  }
}

/** Hides the bar in this tab; without storage it reappears on the next page. */
export function hide(): void {
  try {
    sessionStorage.setItem(HIDDEN, 'yes')
  } catch {
    // It stays hidden on this page.
  }
}

interface Own {
  mode: string
  direction: string
}

let own: Own | undefined

/** Applies a style to the page, or restores the site's own values. */
export function applyPageStyle({ mode, direction }: PageStyle, root = document.documentElement): void {
  own ??= { mode: root.dataset.mode ?? 'auto', direction: root.dir }
  root.dataset.mode = mode === 'site' ? own.mode : mode
  root.dir = direction === 'site' ? own.direction : direction
}

/** Stores the conditions for the server in a session cookie; removes it if there are none. */
export function keepConditions({ latency, scenario }: Conditions): void {
  const stored = new URLSearchParams()
  if (latency > 0) stored.set('latency', String(latency))
  if (scenario !== '') stored.set('scenario', scenario)
  const isNone = stored.size === 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP, which demo and development allow
  document.cookie = `${CONDITIONS_COOKIE}=${encodeURIComponent(stored.toString())};path=/;samesite=lax${isNone ? ';max-age=0' : ''}`
}

/** Writes the choices as the fragment of an address, for the bar of the other site. */
export function writePageStyleFragment(style: PageStyle, { latency, scenario }: Conditions): string {
  const chosen = new URLSearchParams({ ...style, latency: String(latency), scenario })
  return `#${new URLSearchParams({ [NAME]: chosen.toString() })}`
}

/** Stores the choices from another agency's bar and removes them from the address. Ignores invalid choices. */
export function takePageStyleFragment(at: Location = location): void {
  const handed = new URLSearchParams(at.hash.slice(1)).get(NAME)
  if (handed === null) return
  const chosen = new URLSearchParams(handed)
  storePageStyle(readPageStyle({ mode: chosen.get('mode'), direction: chosen.get('direction') }))
  const latency = /^\d{1,5}$/.test(chosen.get('latency') ?? '') ? Number(chosen.get('latency')) : 0
  const scenario = /^\w{0,40}$/.test(chosen.get('scenario') ?? '') ? (chosen.get('scenario') ?? '') : ''
  keepConditions({ latency: Math.min(latency, MOST_LATENCY_MS), scenario })
  history.replaceState(history.state, '', at.pathname + at.search)
}
