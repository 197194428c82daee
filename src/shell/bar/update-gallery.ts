/**
 * Makes an open page of all agencies what `next` is, and touches only what differs: a frame that is moved or made anew is loaded anew, what is
 * typed goes on being typed, and what is said of how many there are is said aloud.
 */
export function updateGallery(open: ParentNode, next: ParentNode): void {
  for (const part of ['nav', '[role=status]']) {
    const wanted = [...next.querySelectorAll(part)]
    const there = [...open.querySelectorAll(part)]
    for (const [at, element] of there.entries()) {
      const other = wanted[at]
      if (other === undefined) element.remove()
      else if (!element.isEqualNode(other)) element.replaceChildren(...other.childNodes)
    }
    // The first fault brings a kind to choose by.
    there.at(-1)?.after(...wanted.slice(there.length))
  }
  const cards = open.querySelector('main > ul')
  const wantedCards = next.querySelector('main > ul')
  if (cards && wantedCards) followList(cards, [...wantedCards.children])
}

/** Keeps what is in both, in its order; the rest goes and comes. */
function followList(list: Element, wanted: readonly Element[]): void {
  let at = list.firstElementChild
  for (const next of wanted) {
    let same = at
    while (same && !asServed(same).isEqualNode(next)) same = same.nextElementSibling
    if (same === null) {
      list.insertBefore(next, at)
      continue
    }
    while (at && at !== same) at = without(at)
    at = same.nextElementSibling
  }
  while (at) at = without(at)
}

function without(element: Element): Element | null {
  const next = element.nextElementSibling
  element.remove()
  return next
}

/** An element as it was before somebody unfolded the rest of its faults; what is opened as a popover is written nowhere. */
function asServed(element: Element): Element {
  if (!element.querySelector('details[open]')) return element
  const copy = document.importNode(element, true)
  for (const opened of copy.querySelectorAll('details[open]')) opened.removeAttribute('open')
  return copy
}
