import { assetHash } from '../store/asset-hash.ts'
import type { Asset } from '../store/asset-repository.ts'
import { checkSvg } from './check-svg.ts'
import { cleanHtml } from './clean-html.ts'
import { missingFile } from './missing-files.ts'
import type { TenantFolder } from './tenant-folder.ts'
import type { TenantProblem } from './tenant-problem.ts'

const maxSvgBytes = 100_000
const maxHtmlBytes = 240_000
/** The contract's limit for HTML, in characters, after cleaning. */
const maxHtmlLength = 60_000

/** Turns the files that tenant.json names into assets and clean HTML, noting what is wrong with any. */
export interface TenantFiles {
  /** Takes a path as tenant.json writes it and gives the picture's address; empty after a problem. */
  picture(field: string, path: string): string
  /** Takes a path, or undefined for none, and gives clean HTML; empty without a path or after a problem. */
  html(field: string, path: string | undefined): Promise<string>
  readonly assets: readonly Asset[]
  readonly problems: readonly TenantProblem[]
}

/** Gives the files of one tenant's folder. Source: security design, 9 and 11. */
export function tenantFiles({ files }: TenantFolder): TenantFiles {
  const assets: Asset[] = []
  const problems: TenantProblem[] = []

  function refuse(file: string, field: string, reason: string): '' {
    problems.push({ file, field, reason })
    return ''
  }

  /** The file's text, or undefined after a problem. */
  function read(field: string, path: string, ending: string, maxBytes: number): string | undefined {
    const name = path.replace(/^\.\//, '')
    const bytes = files.get(name)
    if (bytes === undefined) problems.push(missingFile(field, path))
    else if (!name.toLowerCase().endsWith(ending))
      refuse('tenant.json', field, `names ${path}; it must be a ${ending} file`)
    else if (bytes.length > maxBytes)
      refuse(name, field, `has ${bytes.length} bytes; at most ${maxBytes} are allowed`)
    else {
      const text = utf8(bytes)
      if (text === null) refuse(name, field, 'is not UTF-8 text')
      return text ?? undefined
    }
    return undefined
  }

  return {
    assets,
    problems,
    picture(field, path) {
      const text = read(field, path, '.svg', maxSvgBytes)
      if (text === undefined) return ''
      const problem = checkSvg(text)
      if (problem !== null) return refuse(path.replace(/^\.\//, ''), field, problem)
      const bytes = new TextEncoder().encode(text)
      assets.push({ contentType: 'image/svg+xml', bytes })
      return `/media/${assetHash(bytes)}.svg`
    },
    async html(field, path) {
      const text = path === undefined ? undefined : read(field, path, '.html', maxHtmlBytes)
      if (path === undefined || text === undefined) return ''
      const clean = await cleanHtml(text)
      if (clean.length <= maxHtmlLength) return clean
      return refuse(
        path.replace(/^\.\//, ''),
        field,
        `has ${clean.length} characters; at most ${maxHtmlLength} are allowed`,
      )
    },
  }
}

/** Gives the text of bytes in UTF-8, without a byte order mark, or null when they are none or hold a NUL. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch {
    return null
  }
}
