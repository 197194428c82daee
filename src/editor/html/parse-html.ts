import { getSchema } from '@tiptap/core'
import { DOMParser, type Node } from '@tiptap/pm/model'
import { cleanFragment } from './clean-fragment.ts'
import { htmlLosses } from './html-losses.ts'
import { htmlExtensions } from './schema.ts'
import { writeHtml } from './write-html.ts'

/** The schema of every text. */
export const htmlSchema = getSchema([...htmlExtensions])

export interface ReadHtml {
  doc: Node
  /** Elements that the editor would drop: a text with such elements is edited as HTML. */
  losses: readonly string[]
}

/** Parses HTML into the editor's document, with the elements that it would lose. */
export function parseHtml(html: string): ReadHtml {
  const before = cleanFragment(html)
  const doc = DOMParser.fromSchema(htmlSchema).parse(before)
  return { doc, losses: htmlLosses(before, cleanFragment(writeHtml(doc))) }
}
