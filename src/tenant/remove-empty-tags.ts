import { htmlTags } from './html-tags.ts'

/** Elements that say something without holding anything, or that keep a place in a table. */
const kept: ReadonlySet<string> = new Set([
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
/** Elements that never hold anything, so that nothing closes them. */
const hollow: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'input', 'wbr'])

const blank = /^(?:\s|&nbsp;|&#160;|&#xa0;|<br\s*\/?>)*$/i

/** An element that is open, with what it holds so far. Its text is only ever added to: looking through it at each end would take for ever. */
interface Open {
  tag: string
  start: string
  inner: string
  /** Whether it holds anything but space. */
  says: boolean
  /** Whether what it holds ends in space. */
  isSpaced: boolean
}

const opened = (tag: string, start: string): Open => ({ tag, start, inner: '', says: false, isSpaced: false })

/**
 * Takes HTML that was cleaned before (well-formed, tags in pairs) and gives it without the elements that hold nothing but
 * space: `<p> </p>`, `<div><span>&nbsp;</span></div>`, `<p><br></p>`. Text is never touched. Source: spec §5 (banner HTML).
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
      if (kept.has(tag) || says) {
        const into = top()
        into.inner += start + inner + text
        into.says = true
        into.isSpaced = false
      }
      // Two words stay two.
      else if (/\s|&nbsp;/.test(inner) && !top().isSpaced) add(' ')
    } else add(text)
  }
  add(html.slice(end))
  // What was opened and not closed stays as it was written.
  return open.map(({ start, inner }) => start + inner).join('')
}
