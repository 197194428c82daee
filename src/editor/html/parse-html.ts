import { getSchema } from '@tiptap/core'
import { DOMParser, type Node } from '@tiptap/pm/model'
import { cleanFragment } from './clean-fragment.ts'
import { htmlLosses } from './html-losses.ts'
import { htmlExtensions } from './schema.ts'
import { writeHtml } from './write-html.ts'

/** The one schema of every text. */
export const htmlSchema = getSchema([...htmlExtensions])

export interface ReadHtml {
  doc: Node
  /** Elements that the editor would drop: a text with such is edited as HTML. */
  losses: readonly string[]
}

/** Takes HTML and gives it as the editor's text, with what of it the editor cannot keep. */
export function parseHtml(html: string): ReadHtml {
  const before = cleanFragment(html)
  const doc = DOMParser.fromSchema(htmlSchema).parse(before)
  return { doc, losses: htmlLosses(before, cleanFragment(writeHtml(doc))) }
}
