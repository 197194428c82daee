/** How the page is looked at in this tab, whatever the agency has: kept for the tab alone. */
export interface PageStyle {
  mode: 'site' | 'light' | 'dark'
  direction: 'site' | 'ltr' | 'rtl'
}

const KEY = 'livery_bar_look'
const HIDDEN = 'livery_bar_hidden'
export const sitePageStyle: PageStyle = { mode: 'site', direction: 'site' }
const modes: readonly PageStyle['mode'][] = ['site', 'light', 'dark']
const directions: readonly PageStyle['direction'][] = ['site', 'ltr', 'rtl']

/** Makes a look of what was written; what is none is the site's. */
export function readPageStyle(written: Readonly<Record<string, unknown>>): PageStyle {
  return {
    mode: modes.find((one) => one === written.mode) ?? 'site',
    direction: directions.find((one) => one === written.direction) ?? 'site',
  }
}

/** Gives how the tab is looked at; as the site is where nothing else was chosen or nothing can be kept. */
export function storedPageStyle(): PageStyle {
  try {
    return readPageStyle(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
  } catch {
    return sitePageStyle
  }
}

/** Keeps a look for the tab; a browser that keeps nothing shows it until the page is left. */
export function storePageStyle(look: PageStyle): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(look))
  } catch {
    // It still shows.
  }
}

/** Whether the bar was hidden in this tab. */
export function isHidden(): boolean {
  try {
    return sessionStorage.getItem(HIDDEN) !== null
  } catch {
    return false
  }
}

/** Hides the bar in this tab from now on; a browser that keeps nothing shows it on the next page. */
export function hide(): void {
  try {
    sessionStorage.setItem(HIDDEN, 'yes')
  } catch {
    // It is gone from this page.
  }
}

interface Own {
  mode: string
  direction: string
}

let own: Own | undefined

/** Puts a look on the page, and what the page came with where it is the site's. */
export function applyPageStyle({ mode, direction }: PageStyle, root = document.documentElement): void {
  own ??= { mode: root.dataset.mode ?? 'auto', direction: root.dir }
  root.dataset.mode = mode === 'site' ? own.mode : mode
  root.dir = direction === 'site' ? own.direction : direction
}
