import type { KeptPlace } from './kept-place.ts'

/** A card in sight is laid out a frame after it came there, and a busy browser has few frames: it takes both to be at rest. */
const REST_MS = 700
const REST_FRAMES = 12
/** Browsers scroll by whole pixels of the screen: half of one is as near as they come. */
const NEAR = 0.5

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to a place and stays there whatever becomes higher or comes above it, until the list is whole and has been at rest, or a
 * hand scrolls on. The browser's own way back, which is by pixels, is undone the same way.
 */
export function holdPlace(
  place: Pick<KeptPlace, 'hotelId' | 'top'>,
  isWhole: () => boolean,
  onEnd: () => void,
) {
  let since = performance.now()
  let frames = 0
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    for (const hand of hands) removeEventListener(hand, end)
    onEnd()
  }
  const step = () => {
    frames += 1
    if (goTo(place) || !isWhole()) {
      since = performance.now()
      frames = 0
    }
    const isAtRest = frames >= REST_FRAMES && performance.now() - since >= REST_MS
    if (isAtRest) end()
    else frame = requestAnimationFrame(step)
  }
  for (const hand of hands) addEventListener(hand, end, { passive: true })
  step()
  return end
}

/** Says whether the page has moved: at its end it cannot. */
function goTo({ hotelId, top }: Pick<KeptPlace, 'hotelId' | 'top'>): boolean {
  const card = document.querySelector(`[data-hotel="${CSS.escape(hotelId)}"]`)
  const off = card ? card.getBoundingClientRect().top - top : 0
  if (Math.abs(off) <= NEAR) return false
  const before = scrollY
  scrollBy({ top: off, behavior: 'instant' })
  return scrollY !== before
}
