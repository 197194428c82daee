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
