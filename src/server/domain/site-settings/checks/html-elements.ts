import { type HtmlTag, htmlTags } from '../../../../tenant/html-tags.ts'

const attribute = /\s([^\s=/>"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+))?/g

/** Returns the attributes of a tag, with names in lower case, the first of each name, as browsers read them. */
export function attributesOf(tag: HtmlTag): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of tag.text.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, plain(value.replace(/^["']|["']$/g, '')))
  }
  return found
}

/** Returns HTML with some tags rewritten; `null` leaves a tag unchanged. */
export function withTags(html: string, rewrite: (tag: HtmlTag) => string | null): string {
  const parts: string[] = []
  let end = 0
  for (const tag of htmlTags(html)) {
    const other = rewrite(tag)
    if (other === null) continue
    parts.push(html.slice(end, tag.index), other)
    end = tag.index + tag.text.length
  }
  return parts.join('') + html.slice(end)
}

/** Returns HTML in which unwanted links are replaced by their text. */
export function withoutLinks(html: string, isUnwanted: (href: string) => boolean): string {
  const open: boolean[] = []
  return withTags(html, (tag) => {
    if (tag.tag !== 'a') return null
    if (tag.isClosing) return open.pop() ? '' : null
    const href = attributesOf(tag).get('href')
    const isGone = href !== undefined && isUnwanted(href)
    open.push(isGone)
    return isGone ? '' : null
  })
}

/** The few entities that occur in a cleaned attribute. */
function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
