import { getSchema } from '@tiptap/core'
import { DOMParser, type Node as EditorNode } from '@tiptap/pm/model'
import { cleanFragment } from './clean-fragment.ts'
import { htmlExtensions } from './schema.ts'
import { writeHtml } from './write-html.ts'

const same: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** The part of a table follows from its cells, so its elements count for nothing. */
const unsaid = new Set(['thead', 'tbody'])

/** Elements whose only paragraph is their text. */
const holders = new Set(['li', 'td', 'th', 'blockquote'])

const inline = new Set([
  'strong',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'abbr',
  'time',
  'cite',
  'q',
  'code',
  'span',
  'bdi',
  'bdo',
  'a',
])

const isEdge = (marks: string | undefined) => marks === undefined || marks === '<' || marks === '>'

const meaningful = new Set(['br', 'hr', 'td', 'th'])

const usual: Readonly<Record<string, string>> = { start: '1', colspan: '1', rowspan: '1' }

/** The schema of every text. */
export const htmlSchema = getSchema([...htmlExtensions])

export interface ReadHtml {
  doc: EditorNode
  /** Elements that the editor would drop: a text with such elements is edited as HTML. */
  losses: readonly string[]
}

/** Parses HTML into the editor's document, with the elements that it would lose. */
export function parseHtml(html: string): ReadHtml {
  const before = cleanFragment(html)
  const doc = DOMParser.fromSchema(htmlSchema).parse(before)
  return { doc, losses: htmlLosses(before, cleanFragment(writeHtml(doc))) }
}

/**
 * Returns the names of the elements that the editor lost from a text, both sanitised; empty if none. `text` means
 * that only the order differs.
 */
function htmlLosses(before: DocumentFragment, after: DocumentFragment): readonly string[] {
  const was = signs(before)
  const is = signs(after)
  if (was.join('\n') === is.join('\n')) return []
  const left = new Map<string, number>()
  for (const name of namesIn(after)) left.set(name, (left.get(name) ?? 0) + 1)
  const lost = new Set<string>()
  for (const name of namesIn(before)) {
    const rest = (left.get(name) ?? 0) - 1
    left.set(name, rest)
    if (rest < 0) lost.add(name)
  }
  return lost.size > 0 ? [...lost] : ['text']
}

function namesIn(root: DocumentFragment): string[] {
  return [...root.querySelectorAll('*')]
    .filter(says)
    .map(nameOf)
    .filter((name) => name !== 'p' && !unsaid.has(name))
}

/** A text as a list of its parts: blocks by name, text by its marks, in any order. */
function signs(root: Node): string[] {
  const list: { marks: string; text: string }[] = []
  const walk = (node: Node, marks: readonly string[]) => {
    for (const child of node.childNodes) {
      if (child instanceof Text || child.nodeType === 3) text(child.nodeValue ?? '', marks)
      else if (child.nodeType === 1) element(child as Element, marks)
    }
  }
  const text = (written: string, marks: readonly string[]) => {
    const key = [...new Set(marks)].sort().join(' ')
    const last = list.at(-1)
    if (last && last.marks === key) last.text += written
    else list.push({ marks: key, text: written })
  }
  const element = (one: Element, marks: readonly string[]) => {
    const name = nameOf(one)
    if (inline.has(name)) {
      const own = name + attributesOf(one)
      // A span without attributes counts for nothing.
      walk(one, own === 'span' ? marks : [...marks, own])
    } else if (unsaid.has(name) || isText(one) || isCode(one)) walk(one, marks)
    else if (says(one)) {
      list.push({ marks: '<', text: name + attributesOf(one) })
      walk(one, [])
      list.push({ marks: '>', text: name })
    }
  }
  walk(root, [])
  return list
    .map(({ marks, text: written }) => ({ marks, text: written.replaceAll(/[^\S\u00a0]+/g, ' ') }))
    .filter((run, at, all) => run.text.trim() !== '' || isBetweenWords(all, at))
    .map(({ marks, text: written }, at, all) => {
      const begins = isEdge(all[at - 1]?.marks) ? written.trimStart() : written
      return `${marks}|${isEdge(all[at + 1]?.marks) ? begins.trimEnd() : begins}`
    })
}

function isBetweenWords(all: readonly { marks: string }[], at: number): boolean {
  return !isEdge(all[at]?.marks) && !isEdge(all[at - 1]?.marks) && !isEdge(all[at + 1]?.marks)
}

/** The only paragraph of an item, without attributes. */
function isText(one: Element): boolean {
  const parent = one.parentElement
  if (nameOf(one) !== 'p' || attributesOf(one) !== '' || !parent || !holders.has(nameOf(parent))) return false
  return [...parent.children].filter((other) => nameOf(other) === 'p' && says(other)).length === 1
}

/** The code element of a code block. */
function isCode(one: Element): boolean {
  return nameOf(one) === 'code' && one.parentElement !== null && nameOf(one.parentElement) === 'pre'
}

/** The server removes empty elements. */
function says(one: Element): boolean {
  return (
    meaningful.has(nameOf(one)) ||
    (one.textContent ?? '').trim() !== '' ||
    one.querySelector('td, th, hr') !== null
  )
}

function nameOf(one: Element): string {
  const name = one.localName
  return same[name] ?? name
}

function attributesOf(one: Element): string {
  return [...one.attributes]
    .filter(({ name, value }) => usual[name] !== value)
    .map(({ name, value }) => `[${name}=${value}]`)
    .sort()
    .join('')
}
