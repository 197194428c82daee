/** Elements that are meaningful without content, or that fill a place in a table. */
const meaningful: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'td',
  'th',
  'col',
  'input',
  'wbr',
  'iframe',
  'video',
])

/** Void elements, which have no closing tag. */
const hollow: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'input', 'wbr'])

const blank = /^(?:\s|&nbsp;|&#160;|&#xa0;|<br\s*\/?>)*$/i

const opened = (tag: string, start: string): Open => ({ tag, start, inner: '', says: false, isSpaced: false })
const tagName = /<(\/?)([a-z][a-z0-9]*)/iy
const tagRest = /(?:"[^"]*"|'[^']*'|[^>"'])*>/y

/** An HTML tag in a text. */
export interface HtmlTag {
  readonly text: string
  /** Its name in lower case. */
  readonly tag: string
  readonly isClosing: boolean
  /** Its position in the text. */
  readonly index: number
}

/**
 * Yields the tags of a text in order. An unclosed tag makes the rest plain text, since searching on from each would
 * take quadratic time.
 */
export function* htmlTags(html: string): Generator<HtmlTag> {
  for (let index = html.indexOf('<'); index !== -1; index = html.indexOf('<', index + 1)) {
    tagName.lastIndex = index
    const [, slash, name = ''] = tagName.exec(html) ?? []
    if (slash === undefined) continue
    tagRest.lastIndex = tagName.lastIndex
    if (!tagRest.test(html)) return
    const text = html.slice(index, tagRest.lastIndex)
    yield { text, tag: name.toLowerCase(), isClosing: slash !== '', index }
    index += text.length - 1
  }
}

/**
 * An open element with its content so far. The content is only ever appended to, since rescanning it at each closing
 * tag would take quadratic time.
 */
interface Open {
  tag: string
  start: string
  inner: string
  /** True if it contains more than space. */
  says: boolean
  /** True if its content ends in space. */
  isSpaced: boolean
}

/**
 * Returns sanitised HTML (well-formed, tags in pairs) without the elements that contain only space: `<p> </p>`,
 * `<div><span>&nbsp;</span></div>`, `<p><br></p>`. Text never changes. Source: spec §5 (banner HTML).
 */
export function removeEmptyTags(html: string): string {
  const open = [opened('', '')]
  const top = () => open.at(-1) ?? opened('', '')
  const add = (text: string) => {
    if (text === '') return
    const into = top()
    into.inner += text
    into.says ||= !blank.test(text)
    into.isSpaced = /\s/.test(text.at(-1) ?? '')
  }
  let end = 0
  for (const { text, tag, isClosing, index } of htmlTags(html)) {
    add(html.slice(end, index))
    end = index + text.length
    if (!isClosing && !hollow.has(tag)) open.push(opened(tag, text))
    else if (isClosing && open.length > 1 && top().tag === tag) {
      const { start, inner, says } = open.pop() ?? top()
      if (meaningful.has(tag) || says) {
        const into = top()
        into.inner += start + inner + text
        into.says = true
        into.isSpaced = false
      }
      // Keeps two words apart.
      else if (/\s|&nbsp;/.test(inner) && !top().isSpaced) add(' ')
    } else add(text)
  }
  add(html.slice(end))
  // Unclosed elements stay as they were written.
  return open.map(({ start, inner }) => start + inner).join('')
}
