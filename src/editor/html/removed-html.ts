import DOMPurify from 'dompurify'
import { cleanFragment } from './clean-fragment.ts'
import { styleAttribute } from './style-attribute.ts'

/** Why something may not stand in a text: it would run, shows or fetches something, asks, dresses, leads where no link may, or is nothing we know. */
export const removalReasons = ['run', 'media', 'form', 'look', 'link', 'other'] as const

/** What had to go from a text, for one reason. */
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

/** Of a whole page, not of what it says. */
const around = new Set(['html', 'head', 'body', 'meta', 'title', '#comment', '#text'])
const looks = new Set([
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
 * Takes HTML as somebody wrote or pasted it and gives what of it cannot stand in a text, by reason, as they wrote it. Each is
 * named once, in the order in which it stands there.
 */
export function removedHtml(html: string): readonly Gone[] {
  // A page's policy would speak up at every style that is parsed as one.
  cleanFragment(html.replaceAll(styleAttribute, '$1data-style='))
  const found = DOMPurify.removed.flatMap((one): [Gone['reason'], string][] => {
    if ('element' in one) {
      const name = one.element.nodeName.toLowerCase()
      return around.has(name) ? [] : [[reasonOf(name), `<${name}>`]]
    }
    // An element that goes takes what it carries along.
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

/** More are not read. */
const MOST = 8

const reasonOf = (name: string) => removalReasons.find((reason) => elements[reason].has(name)) ?? 'other'

function reasonOfAttribute(name: string): Gone['reason'] {
  if (name.startsWith('on')) return 'run'
  if (looks.has(name)) return 'look'
  return name === 'href' ? 'link' : 'other'
}
