import { BAR_FACTS_CHANGED } from '../../contract/bar.ts'
import { latestAnswer } from './latest-answer.ts'

/** Script of the development gallery: shows saves in tenant folders, and their faults, while the page is open. */
import.meta.hot?.on(
  BAR_FACTS_CHANGED,
  latestAnswer(askGallery, (next) => updateGallery(document, next)),
)

function askGallery(): Promise<Document | null> {
  return new Promise((resolve) => {
    const asking = new XMLHttpRequest()
    asking.open('GET', location.href)
    // Fetch returns text, and the page's policy forbids parsing it as markup.
    asking.responseType = 'document'
    asking.onloadend = () => resolve(asking.status === 200 ? asking.responseXML : null)
    asking.send()
  })
}

/**
 * Updates an open gallery to match `next` and touches only what differs: moved or recreated frames reload, input is
 * preserved, and screen readers announce the changed count.
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
    // The first fault adds a filter.
    there.at(-1)?.after(...wanted.slice(there.length))
  }
  const cards = open.querySelector('main > ul')
  const wantedCards = next.querySelector('main > ul')
  if (cards && wantedCards) followList(cards, [...wantedCards.children])
}

/** Keeps elements that are in both lists, in their order; removes and inserts the others. */
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

/** Returns an element without the visitor's expansions; popovers leave no trace in the markup. */
function asServed(element: Element): Element {
  if (!element.querySelector('details[open]')) return element
  const copy = document.importNode(element, true)
  for (const opened of copy.querySelectorAll('details[open]')) opened.removeAttribute('open')
  return copy
}
