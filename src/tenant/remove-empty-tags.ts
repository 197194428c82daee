import { htmlTags } from './html-tags.ts'

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

const opened = (tag: string, start: string): Open => ({ tag, start, inner: '', says: false, isSpaced: false })

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
