import { cleanFragment, styleAttribute } from './clean-fragment.ts'

const heavy = /font-weight\s*:\s*(?:bold|[6-9]00)/i
const light = /font-weight\s*:\s*(?:normal|[1-4]00)/i
const slanted = /font-style\s*:\s*italic/i
const wordList = /mso-list\s*:\s*l\d+\s+level(\d+)/i
const wordBullet = /mso-list\s*:\s*ignore/i
const counted = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i

/**
 * Returns the parts of clipboard HTML that belong into a text. Word processors use styles instead of elements: bold
 * and italic become marks, Word's painted lists become lists, all other styles are dropped. The only first-level
 * heading is the page's.
 */
export function pastedHtml(html: string): DocumentFragment {
  // The page's policy would report every style that is parsed as one.
  const fragment = cleanFragment(withoutComments(html).replaceAll(styleAttribute, '$1data-style='), true)
  for (const one of [...fragment.querySelectorAll('[data-style]')]) styled(one)
  listed(fragment)
  for (const one of [...fragment.querySelectorAll('h1')]) renamed(one, 'h2')
  for (const one of [...fragment.querySelectorAll('div, section, article, span:not([lang])')]) unwrapped(one)
  // Some sources mark the usual direction on every line.
  for (const one of fragment.querySelectorAll('[dir=ltr]')) one.removeAttribute('dir')
  for (const one of fragment.querySelectorAll('*')) {
    for (const { name } of [...one.attributes]) if (name.startsWith('data-')) one.removeAttribute(name)
  }
  return fragment
}

/** Word hides complete style sheets in comments. */
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
  // Google's documents are wrapped in a <b> that is not bold.
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

/** Converts the paragraphs that Word paints as list items into lists. */
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
    // The bullet or number that Word drew.
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
