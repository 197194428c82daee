import { SaxesParser, type SaxesTagNS } from 'saxes'
import { outsideReference, svgElements } from './svg-rules.ts'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'
const xmlSpace = 'http://www.w3.org/XML/1998/namespace'
const xmlnsSpace = 'http://www.w3.org/2000/xmlns/'

/**
 * Takes the text of an SVG file and gives the first reason, with its line, why it cannot be shown as an agency's
 * picture, or null: it must be well-formed, draw only, and reach nothing outside itself. Source: security design, 11.
 */
export function checkSvg(text: string): string | null {
  let problem: string | null = null
  let depth = 0
  let styles = 0
  const parser = new SaxesParser({ xmlns: true })

  function refuse(reason: string): void {
    problem ??= `line ${parser.line}: ${reason}`
  }

  parser.on('error', (error) => refuse(`is not well-formed (${error.message.replace(/^\d+:\d+: /, '')})`))
  parser.on('doctype', () => refuse('has a document type, which can define entities'))
  parser.on('processinginstruction', ({ target }) => refuse(`has a processing instruction, <?${target}?>`))
  parser.on('opentag', (tag) => {
    if (depth === 0 && !(tag.local === 'svg' && tag.uri === svgSpace))
      refuse(`is no SVG: its root is <${tag.name}>`)
    depth += 1
    if (tag.local === 'style') styles += 1
    const reason = tagProblem(tag)
    if (reason !== null) refuse(reason)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    if (tag.local === 'style') styles -= 1
  })
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (content) => {
      const reason = styles > 0 ? outsideReference(content) : null
      if (reason !== null) refuse(`<style> ${reason}`)
    })
  }
  parser.write(text).close()
  return problem
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

function attributeProblem(uri: string, local: string, value: string): string | null {
  if (uri === xmlnsSpace) return null
  if (uri === xmlSpace) return local === 'space' || local === 'lang' ? null : 'has %, which is not allowed'
  if (uri !== '' && uri !== xlinkSpace) return 'has %, which is not SVG; save it as plain SVG'
  if (/^on/i.test(local)) return 'has the event handler %'
  if (local === 'href') return value.startsWith('#') ? null : 'points outside the file with %'
  return outsideReference(value)
}
