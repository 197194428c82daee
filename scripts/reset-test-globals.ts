/** Globals that tests add to the browser or replace. */
const changeable = () => [
  document,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
  Range.prototype,
]

// Loaded before the first file of a worker, whose files share one page.
const own =
  typeof document === 'undefined' ? [] : changeable().map((of) => Object.getOwnPropertyDescriptors(of))

// jsdom keeps the clock of its first frame request, and a test's fake clock would break it. So a request is made now
// and kept open.
if (typeof document !== 'undefined') {
  const { requestAnimationFrame: ask } = window
  const drawn = () => void ask(drawn)
  drawn()
}

/** Removes everything that a test file left in the page besides what it rendered. */
export function resetTestGlobals(): void {
  for (const [index, of] of changeable().entries()) takeBack(of, own[index] ?? {})
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  }
  history.replaceState(null, '', '/')
}

/** Keeps React's marker on the document, which says that React listens to it. */
function takeBack(changed: object, before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(changed)) {
    const isMark = typeof key === 'string' && key.startsWith('_react')
    if (!isMark && !Object.hasOwn(before, key)) Reflect.deleteProperty(changed, key)
  }
  Object.defineProperties(changed, before)
}
