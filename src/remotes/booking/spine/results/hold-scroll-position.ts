import type { KeyStore } from '../tab-storage.ts'

const prefix = 'livery_results_at:'

/** Storage key of the names of entries with a position, latest last. */
const names = 'livery_results_at'

/** Maximum number of entries; going back further starts at the top. */
const MOST = 20

type Place = Pick<ListPosition, 'id' | 'top'>

/**
 * Quiet time that counts as at rest, together with a few frames: a visible card is laid out a frame late, and a busy
 * browser draws few frames.
 */
const REST_MS = 700
const REST_FRAMES = 12
/** Maximum time to wait for the card, and to hold the page: suppliers can be slower than any visitor. */
const MOST_MS = 10_000
/** Browsers scroll by whole device pixels, so half a pixel is as precise as possible. */
const NEAR = 0.5

/** Screen readers send only a click to press, and move on by focus. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin'] as const

/**
 * Scrolls to a card and holds it in place while heights above it change. Ends, and calls `onEnd`, when the list is
 * complete and at rest, the visitor moves on, or it takes too long. It also overrides the browser's own restoration
 * by pixels. Returns a function that stops without calling `onEnd`.
 */
export function holdScrollPosition(place: Place, isWhole: () => boolean, onEnd: () => void): () => void {
  const begun = performance.now()
  let reached: number | null = null
  let since = begun
  let frames = 0
  let frame = 0
  let left = sight(place)
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const hand of hands) removeEventListener(hand, end)
  }
  const end = () => {
    stop()
    onEnd()
  }
  const step = () => {
    const now = performance.now()
    // The browser restores its own position at once; later scrolling comes from the visitor, even without input on
    // the page.
    const isBrowser = reached === null || now - reached < REST_MS
    if (!isBrowser && isScrolled(left, sight(place))) return end()
    frames += 1
    if (goTo(place) || !isWhole()) {
      since = now
      frames = 0
    }
    left = sight(place)
    if (left && Math.abs(left.top - place.top) <= NEAR) reached ??= now
    const isAtRest = frames >= REST_FRAMES && now - since >= REST_MS
    if (isAtRest || now - (reached ?? begun) > MOST_MS) end()
    else frame = requestAnimationFrame(step)
  }
  for (const hand of hands) addEventListener(hand, end, { passive: true })
  step()
  return stop
}

interface Sight {
  /** Distance of the card from the top of the window, and of the window from the top of the page. */
  top: number
  y: number
}

function cardOf({ id }: Place): Element | null {
  return document.querySelector(`[data-offer="${CSS.escape(id)}"]`)
}

function sight(place: Place): Sight | null {
  const card = cardOf(place)
  return card && { top: card.getBoundingClientRect().top, y: scrollY }
}

/**
 * True if the window moved over an unchanged page: when the page grows above the card, browsers move the window
 * along.
 */
function isScrolled(before: Sight | null, now: Sight | null): boolean {
  if (!before || !now) return false
  const grown = now.top + now.y - before.top - before.y
  return Math.abs(now.y - before.y) > 2 * NEAR && Math.abs(grown) <= 2 * NEAR
}

/** Returns whether the page moved: at its end it cannot. */
function goTo(place: Place): boolean {
  const now = sight(place)
  const off = now ? now.top - place.top : 0
  if (Math.abs(off) <= NEAR) return false
  const before = scrollY
  scrollBy({ top: off, behavior: 'instant' })
  return scrollY !== before
}

/** Position in a list: the first visible card, its distance from the top of the window, and the order of the cards. */
export interface ListPosition {
  id: string
  top: number
  /** Order of the offers as shown: a list that grew while it was read is not in its sort order. */
  order: readonly string[]
  /** When the document that stored this was loaded. */
  loadedAt: number
}

/** Stores the position for a history entry of this tab, and drops the oldest ones. */
export function storeListPosition(storage: KeyStore, entry: string, place: ListPosition): void {
  try {
    storage.setItem(prefix + entry, JSON.stringify(place))
    const entries = [...keptEntries(storage).filter((one) => one !== entry), entry]
    for (const old of entries.slice(0, -MOST)) storage.removeItem(prefix + old)
    storage.setItem(names, JSON.stringify(entries.slice(-MOST)))
  } catch {
    // Without storage the list starts at the top.
  }
}

/** Returns an entry's position; null if none or an invalid one is stored. */
export function readListPosition(storage: Pick<KeyStore, 'getItem'>, entry: string): ListPosition | null {
  const { id, top, order, loadedAt } = Object(parsed(storage, prefix + entry))
  const isPlace = typeof id === 'string' && Number.isFinite(top) && Number.isFinite(loadedAt)
  return isPlace && isNames(order) ? { id, top, order, loadedAt } : null
}

function keptEntries(storage: Pick<KeyStore, 'getItem'>): readonly string[] {
  const entries = parsed(storage, names)
  return isNames(entries) ? entries : []
}

function parsed(storage: Pick<KeyStore, 'getItem'>, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}
