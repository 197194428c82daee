import { htmlProfile } from '../../src/server/domain/html/html-profile.ts'
import { positionOf } from '../../src/server/domain/tenant-folders/parse-json.ts'
import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { utf8 } from '../../src/server/kernel/text/utf8.ts'

/** Elements that show another file, which agencies' pages may not have. */
const shown = /^(?:img|picture|source|video|audio|iframe|object|embed|svg)$/

/**
 * Returns the parts of a folder's HTML that never reach a page, with their places: pictures, and links that are
 * neither absolute addresses nor site paths. The editor's checks cover the targets of the other links.
 */
export function checkHtml(files: ReadonlyMap<string, Uint8Array>): TenantProblem[] {
  return [...files].flatMap(([file, bytes]) => {
    const written = /\.html$/i.test(file) ? utf8(bytes) : null
    if (written === null) return []
    // Keeps its length, so that each place is the file's.
    const text = written.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    return [...text.matchAll(/<([a-z]+)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi)].flatMap((tag) => {
      const [, name = '', attributes = ''] = tag
      const problem = problemOf(name.toLowerCase(), attributes)
      return problem ? [{ file, field: '', ...positionOf(text, tag.index), ...problem }] : []
    })
  })
}

function problemOf(name: string, attributes: string): { reason: string; fix: string } | null {
  const attributeOf = (attribute: string) => {
    const [, double, single, bare] =
      new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
        attributes,
      ) ?? []
    return double ?? single ?? bare
  }
  if (shown.test(name)) {
    const from = attributeOf('src') ?? attributeOf('data')
    const what = from === undefined ? `<${name}>` : `<${name}> of ${from}`
    return { reason: `has ${what}, which no page shows: pages have only text and links`, fix: 'remove it' }
  }
  const href = name === 'a' ? attributeOf('href')?.trim() : undefined
  if (href === undefined || htmlProfile.link.test(href)) return null
  return {
    reason: `links to ${JSON.stringify(href)}, which is left out: it is no page of the site and no https address`,
    fix: 'write a path such as /about, or an address with https:',
  }
}
