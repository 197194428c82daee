/** What tests give to a browser that lacks it, or put in its place. */
const changeable = () => [
  document,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
  Range.prototype,
]

// Loaded before the first file of a worker, which keeps one page for all of its files.
const own =
  typeof document === 'undefined' ? [] : changeable().map((of) => Object.getOwnPropertyDescriptors(of))

// jsdom draws frames by the clock there is when the first is asked for, and after a test's own clock never again: so it
// is asked now, and without end.
if (typeof document !== 'undefined') {
  const { requestAnimationFrame: ask } = window
  const drawn = () => void ask(drawn)
  drawn()
}

/** Leaves the page as the first file of a worker found it, whatever the tests of one have put beside what they rendered. */
export function clearPage(): void {
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

/** All but what React marks a document with that it listens to, once. */
function takeBack(changed: object, before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(changed)) {
    const isMark = typeof key === 'string' && key.startsWith('_react')
    if (!isMark && !Object.hasOwn(before, key)) Reflect.deleteProperty(changed, key)
  }
  Object.defineProperties(changed, before)
}
