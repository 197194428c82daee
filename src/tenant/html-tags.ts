const tagName = /<(\/?)([a-z][a-z0-9]*)/iy
const tagRest = /(?:"[^"]*"|'[^']*'|[^>"'])*>/y

/** A tag as it stands in a text. */
export interface HtmlTag {
  readonly text: string
  /** Its name, in lower case. */
  readonly tag: string
  readonly isClosing: boolean
  /** Where it begins. */
  readonly index: number
}

/** The tags of a text in order. One that never ends makes the rest a text: looking further from each would take for ever. */
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
