import { relative } from 'node:path'

/** One problem in a tenant's folder. */
export interface TenantProblem {
  /** Path inside the folder; empty for the folder itself. */
  file: string
  /** The field of tenant.json, or empty. */
  field: string
  /** Plain English, to be read after file and field. */
  reason: string
  /** Position in the file, from 1, if known. */
  line?: number
  column?: number
  /** The fix, to be read after the reason; absent if the reason implies it. */
  fix?: string
}

/** The same, with the folder's location. */
export interface FoundProblem extends TenantProblem {
  /** The folder of all tenants, relative to the working directory. */
  tenantsDir: string
}

/** A tenant that was not imported. Its published version stays. */
export interface BrokenTenant {
  slug: string
  problems: readonly FoundProblem[]
}

/**
 * Returns a tenant's problem as one line that begins with the place as editors open it:
 * `tenants/aurora/tenant.json:12:5 agency.logo is missing; add "logo": "./logo.svg"`.
 */
export function problemLine(slug: string, problem: FoundProblem): string {
  return `${problemPlace(slug, problem)} ${problemText(problem)}`
}

/** The place: `tenants/aurora/tenant.json:12:5`. */
export function problemPlace(slug: string, { tenantsDir, file, line, column }: FoundProblem): string {
  const path = [tenantsDir, slug, file].filter((part) => part !== '').join('/')
  return [path, line, column].filter((part) => part !== undefined).join(':')
}

/** The field, the reason and the fix as one sentence. */
export function problemText({ field, reason, fix }: TenantProblem): string {
  const sentence = [field, reason].filter((part) => part !== '').join(' ')
  return fix === undefined ? sentence : `${sentence}; ${fix}`
}

/** Returns an absolute path as a person in the working directory would write it: short if it is below. */
export function shownFolder(path: string, from = process.cwd()): string {
  const short = relative(from, path)
  return short === '' || short.startsWith('..') ? path : short
}
