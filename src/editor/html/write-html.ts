import type { Mark, Node } from '@tiptap/pm/model'

const tagOfMark: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  link: 'a',
}

const tagOfNode: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  tableCell: 'td',
  tableHeader: 'th',
  tableRow: 'tr',
}

/** Elements whose text needs no paragraph. */
const needsNoParagraph = new Set(['listItem', 'tableCell', 'tableHeader'])

/**
 * Returns the HTML of an editor's text in the server's form: the same text, one block a line, without empty elements.
 */
export function writeHtml(doc: Node): string {
  return blocksOf(doc).join('\n')
}

function blocksOf(node: Node): string[] {
  return node.children.map(blockOf).filter(Boolean)
}

function blockOf(node: Node): string {
  switch (node.type.name) {
    case 'paragraph':
    case 'heading': {
      const text = inlineOf(node)
      return isBlank(node) ? '' : element(node.attrs.level ? `h${node.attrs.level}` : 'p', node, text)
    }
    case 'codeBlock':
      return node.textContent.trim() === ''
        ? ''
        : element('pre', node, `<code>${escaped(node.textContent)}</code>`)
    case 'horizontalRule':
      return '<hr />'
    case 'table':
      return tableOf(node)
    default:
      return holderOf(node)
  }
}

/** Containers of blocks: lists, quotations, rows and cells. */
function holderOf(node: Node): string {
  const { name } = node.type
  const tag = tagOfNode[name] ?? 'p'
  const isCell = name === 'tableCell' || name === 'tableHeader'
  if (needsNoParagraph.has(name)) {
    const inner = contentOf(node)
    return inner === '' && !isCell ? '' : element(tag, node, inner)
  }
  const inner = blocksOf(node)
  return inner.length === 0 ? '' : element(tag, node, `\n${inner.join('\n')}\n`)
}

/** A single paragraph, or one before a list, becomes the item's own text. */
function contentOf(node: Node): string {
  const first = node.firstChild
  const others = node.children.slice(1)
  const isPlain =
    first?.type.name === 'paragraph' &&
    !first.attrs.lang &&
    !first.attrs.dir &&
    others.every(({ type }) => type.name !== 'paragraph')
  if (!first || !isPlain) return blocksOf(node).join('\n')
  return [isBlank(first) ? '' : inlineOf(first), ...others.map(blockOf)].filter(Boolean).join('\n')
}

/** Leading rows of header cells only are the table's head. */
function tableOf(table: Node): string {
  const rows = table.children
  const isHead = (row: Node) => row.children.every(({ type }) => type.name === 'tableHeader')
  const body = rows.findIndex((row) => !isHead(row))
  const cut = body === -1 ? 0 : body
  const part = (tag: string, own: readonly Node[]) =>
    own.length === 0 ? '' : `<${tag}>\n${own.map(blockOf).join('\n')}\n</${tag}>\n`
  return element('table', table, `\n${part('thead', rows.slice(0, cut))}${part('tbody', rows.slice(cut))}`)
}

function inlineOf(node: Node): string {
  let open: readonly Mark[] = []
  let html = ''
  const turnTo = (marks: readonly Mark[]) => {
    let same = 0
    while (same < open.length && same < marks.length && open[same]?.eq(marks[same] as Mark)) same += 1
    for (const mark of open.slice(same).reverse()) html += `</${tagOf(mark)}>`
    for (const mark of marks.slice(same)) html += `<${tagOf(mark)}${attributesOf(mark.attrs)}>`
    open = marks
  }
  for (const child of node.children) {
    turnTo(child.type.name === 'hardBreak' ? open.filter((mark) => mark.isInSet(child.marks)) : child.marks)
    html += child.isText ? escaped(child.text ?? '') : '<br />'
  }
  turnTo([])
  return html
}

const tagOf = ({ type }: Mark) => tagOfMark[type.name] ?? type.name

/** Only space and line breaks, which the server removes. */
function isBlank(node: Node): boolean {
  return node.textContent.trim() === ''
}

function element(tag: string, node: Node, inner: string): string {
  return `<${tag}${attributesOf(node.attrs)}>${inner}</${tag}>`
}

/** The address last, as the server has it. */
const names = ['lang', 'dir', 'start', 'reversed', 'datetime', 'colspan', 'rowspan', 'scope', 'href'] as const

/** Default values are omitted. */
const usual: Readonly<Record<string, unknown>> = { start: 1, colspan: 1, rowspan: 1 }

function attributesOf(attributes: Readonly<Record<string, unknown>>): string {
  return names
    .filter((name) => {
      const value = attributes[name]
      return value !== null && value !== undefined && value !== usual[name]
    })
    .map((name) => (attributes[name] === '' ? ` ${name}` : ` ${name}="${quoted(String(attributes[name]))}"`))
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;')
}
