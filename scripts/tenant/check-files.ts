import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { isList, isObject, type Json } from '../../src/tenant/settings/json.ts'

/** Bytes from which a file slows pages more than it helps: drawings are sent with every page, pictures once. */
const HEAVY_SVG = 40_000
const HEAVY_PICTURE = 1_500_000

/** Files that a folder may have besides the agency's, for the people who edit it. */
const besides = /^(?:readme|license|changelog|notes?)(?:\.(?:md|txt))?$/i

/** Returns the files of a folder that tenant.json does not name, and those that are heavy. */
export function checkFiles(tenant: Json, files: ReadonlyMap<string, Uint8Array>): TenantProblem[] {
  const named = namesIn(tenant)
  return [...files].flatMap(([file, bytes]) => {
    if (file === 'tenant.json' || besides.test(file)) return []
    const problem = (reason: string, fix: string): TenantProblem => ({ file, field: '', reason, fix })
    if (!named.has(file)) return [problem('is not named in tenant.json', 'name it there, or delete it')]
    const most = file.endsWith('.svg') ? HEAVY_SVG : HEAVY_PICTURE
    if (bytes.length <= most || file.endsWith('.html')) return []
    return [problem(`has ${kilobytes(bytes.length)}`, `make it smaller: at most ${kilobytes(most)}`)]
  })
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}

function namesIn(value: Json): Set<string> {
  if (typeof value === 'string') return new Set(value.startsWith('./') ? [value.slice(2)] : [])
  const parts = isList(value) ? value : isObject(value) ? Object.values(value) : []
  return new Set(parts.flatMap((part) => [...namesIn(part)]))
}
