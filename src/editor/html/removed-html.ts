import DOMPurify from 'dompurify'
import { cleanFragment, styleAttribute } from './clean-fragment.ts'

/**
 * Why something is not allowed in a text: it runs, loads or shows media, is a form, styles, links to a forbidden
 * address, or is unknown.
 */
export const removalReasons = ['run', 'media', 'form', 'look', 'link', 'other'] as const

/** The parts removed from a text for one reason. */
export interface Gone {
  readonly reason: (typeof removalReasons)[number]
  readonly what: readonly string[]
}

const elements: Readonly<Record<Gone['reason'], ReadonlySet<string>>> = {
  run: new Set(['script', 'noscript', 'template', 'applet']),
  media: new Set(
    'img picture source svg math video audio track iframe frame embed object param canvas map area'.split(
      ' ',
    ),
  ),
  form: new Set(
    'form input button select option optgroup textarea label fieldset legend output dialog'.split(' '),
  ),
  look: new Set(['style', 'font', 'center', 'big', 'marquee', 'blink', 'link']),
  link: new Set(['base']),
  other: new Set(),
}

/** Elements of a whole page, not of its content. */
const around = new Set(['html', 'head', 'body', 'meta', 'title', '#comment', '#text'])
const stylingAttributes = new Set([
  'data-style',
  'style',
  'class',
  'align',
  'bgcolor',
  'color',
  'width',
  'height',
  'border',
])

/**
 * Returns the parts of typed or pasted HTML that a text may not contain, by reason and as written. Each is listed
 * once, in order of appearance.
 */
export function removedHtml(html: string): readonly Gone[] {
  // The page's policy would report every style that is parsed as one.
  cleanFragment(html.replaceAll(styleAttribute, '$1data-style='))
  const found = DOMPurify.removed.flatMap((one): [Gone['reason'], string][] => {
    if ('element' in one) {
      const name = one.element.nodeName.toLowerCase()
      return around.has(name) ? [] : [[reasonOf(name), `<${name}>`]]
    }
    // A removed element takes its attributes along.
    const { attribute } = one
    return attribute
      ? [[reasonOfAttribute(attribute.name), attribute.name.replace('data-style', 'style')]]
      : []
  })
  return removalReasons.flatMap((reason) => {
    const what = [...new Set(found.filter(([its]) => its === reason).map(([, name]) => name))]
    return what.length > 0 ? { reason, what: what.slice(0, MOST) } : []
  })
}

/** A user would not read more. */
const MOST = 8

const reasonOf = (name: string) => removalReasons.find((reason) => elements[reason].has(name)) ?? 'other'

function reasonOfAttribute(name: string): Gone['reason'] {
  if (name.startsWith('on')) return 'run'
  if (stylingAttributes.has(name)) return 'look'
  return name === 'href' ? 'link' : 'other'
}
