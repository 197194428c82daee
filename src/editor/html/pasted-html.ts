import { cleanFragment } from './clean-fragment.ts'
import { styleAttribute } from './style-attribute.ts'

const heavy = /font-weight\s*:\s*(?:bold|[6-9]00)/i
const light = /font-weight\s*:\s*(?:normal|[1-4]00)/i
const slanted = /font-style\s*:\s*italic/i
const wordList = /mso-list\s*:\s*l\d+\s+level(\d+)/i
const wordBullet = /mso-list\s*:\s*ignore/i
const counted = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i

/**
 * Takes HTML from the clipboard and gives what of it belongs into a text. Word processors say with styles what elements are
 * there for: bold and italic become marks, Word's painted lists become lists, all else that is style goes. The page has the
 * only heading of the first level.
 */
export function pastedHtml(html: string): DocumentFragment {
  // A page's policy would speak up at every style that is parsed as one.
  const fragment = cleanFragment(withoutComments(html).replaceAll(styleAttribute, '$1data-style='), true)
  for (const one of [...fragment.querySelectorAll('[data-style]')]) styled(one)
  listed(fragment)
  for (const one of [...fragment.querySelectorAll('h1')]) renamed(one, 'h2')
  for (const one of [...fragment.querySelectorAll('div, section, article, span:not([lang])')]) unwrapped(one)
  // Some say of every line that it runs as most do.
  for (const one of fragment.querySelectorAll('[dir=ltr]')) one.removeAttribute('dir')
  for (const one of fragment.querySelectorAll('*')) {
    for (const { name } of [...one.attributes]) if (name.startsWith('data-')) one.removeAttribute(name)
  }
  return fragment
}

/** Word hides whole style sheets in comments. */
function withoutComments(html: string): string {
  let text = ''
  let from = 0
  for (let at = html.indexOf('<!--'); at !== -1; at = html.indexOf('<!--', from)) {
    text += html.slice(from, at)
    const end = html.indexOf('-->', at)
    if (end === -1) return text
    from = end + 3
  }
  return text + html.slice(from)
}

function styled(one: Element): void {
  const style = one.getAttribute('data-style') ?? ''
  const name = one.localName
  // Documents of Google stand in one <b> that is not bold.
  if ((name === 'b' || name === 'strong') && light.test(style)) {
    unwrapped(one)
    return
  }
  if (wordBullet.test(style)) {
    one.remove()
    return
  }
  const isInline = name === 'span' || name === 'a'
  if (isInline && heavy.test(style)) wrapped(one, 'strong')
  if (isInline && slanted.test(style)) wrapped(one, 'em')
  if (name === 'span') unwrapped(one)
}

/** Paragraphs that Word paints as items are items of a list. */
function listed(fragment: DocumentFragment): void {
  let list: Element | null = null
  for (const one of [...fragment.querySelectorAll('p')]) {
    if (!wordList.test(one.getAttribute('data-style') ?? '')) {
      list = null
      continue
    }
    const tag = counted.test(one.textContent ?? '') ? 'ol' : 'ul'
    if (!list || list.nextElementSibling !== one) {
      list = one.ownerDocument.createElement(tag)
      one.before(list)
    }
    const item = one.ownerDocument.createElement('li')
    item.append(...one.childNodes)
    const first = item.firstChild
    // What Word drew as its bullet or number.
    if (first?.nodeType === 3)
      first.nodeValue = (first.nodeValue ?? '').replace(/^\s*(?:[·•o§–-]|\w{1,4}[.)])\s+/u, '')
    list.append(item)
    one.remove()
  }
}

function wrapped(one: Element, tag: string): void {
  const mark = one.ownerDocument.createElement(tag)
  mark.append(...one.childNodes)
  one.append(mark)
}

function unwrapped(one: Element): void {
  one.replaceWith(...one.childNodes)
}

function renamed(one: Element, tag: string): void {
  const other = one.ownerDocument.createElement(tag)
  other.append(...one.childNodes)
  one.replaceWith(other)
}
