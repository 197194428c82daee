/** Prices and primary actions, which nothing that floats may cover. */
const PROTECTED = '.button-primary, [type=submit], [type=image], data[data-currency], .tabular-nums'

/** Milliseconds between two checks: pages load and change below a floating element. */
const CHECK_MS = 500
/** Milliseconds after the last scroll until the page counts as at rest. */
const REST_MS = 120

/**
 * Keeps a floating element clear of prices and primary actions. At rest its `data-place` is the first of `places`
 * where it covers none, else `none`; CSS positions the places. Returns a function that ends this.
 */
export function avoidOverlap(floating: HTMLElement, places: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    timer = setTimeout(check, CHECK_MS)
    const before = floating.dataset.place
    const free = places.find((place) => {
      floating.dataset.place = place
      return !coversProtected(floating)
    })
    // An element in use by keyboard stays where it is.
    const isUsed = floating.querySelector(':focus-visible') !== null || floating.matches(':focus-visible')
    floating.dataset.place = free ?? (isUsed ? (before ?? places[0]) : 'none')
  }
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(check, REST_MS)
  }
  check()
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
