import type { ListPlace } from './list-place.ts'

type Place = Pick<ListPlace, 'id' | 'top'>

/** A card in sight is laid out a frame after it came there, and a busy browser has few frames: it takes both to be at rest. */
const REST_MS = 700
const REST_FRAMES = 12
/** So long at most a card is waited for, and so long at most the page stays at it: a supplier may take longer than anybody. */
const MOST_MS = 10_000
/** Browsers scroll by whole pixels of the screen: half of one is as near as they come. */
const NEAR = 0.5

/** A screen reader presses by a click alone and goes on by the focus. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin'] as const

/**
 * Goes to a place and stays there whatever becomes higher or comes above it, until the list is whole and has been at rest, somebody
 * goes on, or it has taken too long: then `onEnd` is told. The browser's own way back, which is by pixels, is undone the same way.
 * Gives what stops it without an end, as where it is begun anew.
 */
export function holdPlace(place: Place, isWhole: () => boolean, onEnd: () => void): () => void {
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
    // The browser's own way back comes at once; what scrolls later is somebody who does it without a hand on the page.
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
  /** How far the card is from the upper edge of the window, and the window from that of the page. */
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

/** The window has moved over a page that has not: where the page grew above the card, browsers move the window along with it. */
function isScrolled(before: Sight | null, now: Sight | null): boolean {
  if (!before || !now) return false
  const grown = now.top + now.y - before.top - before.y
  return Math.abs(now.y - before.y) > 2 * NEAR && Math.abs(grown) <= 2 * NEAR
}

/** Says whether the page has moved: at its end it cannot. */
function goTo(place: Place): boolean {
  const now = sight(place)
  const off = now ? now.top - place.top : 0
  if (Math.abs(off) <= NEAR) return false
  const before = scrollY
  scrollBy({ top: off, behavior: 'instant' })
  return scrollY !== before
}
