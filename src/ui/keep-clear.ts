/** Prices and primary actions: what nothing that floats may cover. */
const PROTECTED = '.button-primary, [type=submit], [type=image], data[data-currency], .tabular-nums'

/** Milliseconds between two looks: pages load and change below what floats. */
const LOOK_MS = 500
/** Milliseconds after the last scroll until the page counts as at rest. */
const REST_MS = 120

/**
 * Keeps a floating element clear of prices and primary actions: at rest its `data-place` is the first of `places` in which it
 * covers none, or `none` where each covers one. Styles decide what a place is. Returns what ends it.
 */
export function keepClear(floating: HTMLElement, places: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(look, LOOK_MS)
    const before = floating.dataset.place
    const free = places.find((place) => {
      floating.dataset.place = place
      return !coversProtected(floating)
    })
    // A person who uses it by keyboard keeps it where it is.
    const isUsed = floating.querySelector(':focus-visible') !== null || floating.matches(':focus-visible')
    floating.dataset.place = free ?? (isUsed ? (before ?? places[0]) : 'none')
  }
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(look, REST_MS)
  }
  look()
  addEventListener('scroll', rest, { passive: true, capture: true })
  addEventListener('resize', rest)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', rest, { capture: true })
    removeEventListener('resize', rest)
  }
}

function coversProtected(floating: HTMLElement): boolean {
  const own = floating.getBoundingClientRect()
  return [...document.querySelectorAll(PROTECTED)].some((one) => {
    if (floating.contains(one)) return false
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const meets = left < own.right && right > own.left && top < own.bottom && bottom > own.top
    return meets && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  })
}
