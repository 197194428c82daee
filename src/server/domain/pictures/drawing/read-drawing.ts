import { SaxesParser, type SaxesTagNS } from 'saxes'
import { MOST_ATTRIBUTES, MOST_DEPTH, MOST_ELEMENTS } from './drawing-limits.ts'
import type { Drawing, DrawingNode } from './drawing-node.ts'
import { DrawingRefusal } from './drawing-refusal.ts'
import { outsideReference } from './outside-reference.ts'

/** What a logo may consist of. Anything else is refused and not removed, because that would change the picture. */
const svgElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
  'feTile',
  'feTurbulence',
])

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'
const xmlSpace = 'http://www.w3.org/XML/1998/namespace'
const xmlnsSpace = 'http://www.w3.org/2000/xmlns/'

/**
 * Returns the elements of an SVG text. Throws a `DrawingRefusal` at the first fault and reads no further; limits of
 * depth, elements and attributes keep the work in proportion to the text.
 */
export function readDrawing(text: string): Drawing {
  const byId = new Map<string, DrawingNode>()
  const styles: { text: string; line: number }[] = []
  const open: DrawingNode[] = []
  let root: DrawingNode | undefined
  let elements = 0
  let attributes = 0
  let style = ''
  const parser = new SaxesParser({ xmlns: true })

  function refuse(reason: string): never {
    throw new DrawingRefusal(`line ${parser.line}: ${reason}`)
  }

  parser.on('error', (error) => refuse(`is not well-formed (${error.message.replace(/^\d+:\d+: /, '')})`))
  parser.on('doctype', () => refuse('has a document type, which can define entities'))
  parser.on('processinginstruction', ({ target }) => refuse(`has a processing instruction, <?${target}?>`))
  parser.on('opentagstart', () => {
    attributes = 0
    elements += 1
    if (elements > MOST_ELEMENTS)
      throw new DrawingRefusal(`has more than ${MOST_ELEMENTS} elements; fewer can be drawn`)
    if (open.length >= MOST_DEPTH) refuse(`is nested more than ${MOST_DEPTH} elements deep`)
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MOST_ATTRIBUTES) refuse(`has an element with more than ${MOST_ATTRIBUTES} attributes`)
  })
  parser.on('opentag', (tag) => {
    const parent = open.at(-1)
    if (!parent && !(tag.local === 'svg' && tag.uri === svgSpace))
      refuse(`is not an SVG: its root is <${tag.name}>`)
    if (parent?.name === 'style') refuse(`has <${tag.name}> in a style, which is not allowed in a logo`)
    const reason = tagProblem(tag)
    if (reason !== null) refuse(reason)
    const node = nodeOf(tag, parser.line)
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
    parent?.children.push(node)
    root ??= node
    open.push(node)
  })
  parser.on('closetag', () => {
    const node = open.pop()
    if (node?.name !== 'style') return
    styles.push({ text: style, line: parser.line })
    style = ''
  })
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (content) => {
      const node = open.at(-1)
      // Comments split a style's text for the parser, but not for a browser, so the parts are joined.
      if (node?.name === 'style') style += content
      else if (node) node.text += content.trim().length
    })
  }
  parser.write(text).close()
  if (root === undefined) return refuse('is not well-formed (no element)')
  return { root, elements, byId, styles }
}

function nodeOf(tag: SaxesTagNS, line: number): DrawingNode {
  const attributes = new Map<string, string>()
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    if (uri === xmlnsSpace || uri === xmlSpace) continue
    // A plain `href` wins over an XLink one, in any order.
    if (uri === '' || !attributes.has(local)) attributes.set(local, value)
  }
  return { name: tag.local, attributes, children: [], line, text: 0 }
}

function tagProblem(tag: SaxesTagNS): string | null {
  if (tag.uri !== svgSpace) return `has <${tag.name}>, which is not SVG; save it as plain SVG`
  if (!svgElements.has(tag.local)) return `has <${tag.name}>, which is not allowed in a logo`
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    const reason = attributeProblem(uri, local, value)
    if (reason !== null) return `<${tag.name}> ${reason.replace('%', name)}`
  }
  return null
}

/** Attributes without styles: names, words and numbers. */
const plain = /^(?:id|class|d|points|viewBox|lang|role|version|(?:data|aria)-.*)$/

function attributeProblem(uri: string, local: string, value: string): string | null {
  if (uri === xmlnsSpace) return null
  if (uri === xmlSpace) return local === 'space' || local === 'lang' ? null : 'has %, which is not allowed'
  if (uri !== '' && uri !== xlinkSpace) return 'has %, which is not SVG; save it as plain SVG'
  if (/^on/i.test(local)) return 'has the event handler %'
  if (local === 'href') return value.startsWith('#') ? null : 'points outside the file with %'
  return plain.test(local) ? null : outsideReference(value)
}
