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

/** Elements that a text may stand in without a paragraph of its own. */
const needsNoParagraph = new Set(['listItem', 'tableCell', 'tableHeader'])

/** Takes a text of the editor and gives its HTML as the server stores it: the same text, a block a line, nothing empty. */
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

/** Lists, quotations, rows and cells: what holds blocks. */
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

/** One paragraph alone, or before a list, is the text of its item itself. */
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

/** Rows of headings alone at its top are its head. */
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

/** Nothing but space and breaks: the server takes such out. */
function isBlank(node: Node): boolean {
  return node.textContent.trim() === ''
}

function element(tag: string, node: Node, inner: string): string {
  return `<${tag}${attributesOf(node.attrs)}>${inner}</${tag}>`
}

/** The address last: so does the server. */
const names = ['lang', 'dir', 'start', 'reversed', 'datetime', 'colspan', 'rowspan', 'scope', 'href'] as const

/** What is as it is anyway is not written. */
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
