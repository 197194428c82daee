import { relative } from 'node:path'

/** One thing that is wrong in a tenant's folder. */
export interface TenantProblem {
  /** Path inside the folder; empty when it is about the folder itself. */
  file: string
  /** Field of tenant.json that it is about, or empty. */
  field: string
  /** Plain English, to be read after file and field. */
  reason: string
  /** Where in the file it is, counted from 1, as far as it can be told. */
  line?: number
  column?: number
  /** What to do about it, to be read after the reason; left out where that says it. */
  fix?: string
}

/** The same, and where the folder is. */
export interface FoundProblem extends TenantProblem {
  /** Folder of all tenants, as it reads from where the process runs. */
  tenantsDir: string
}

/** A tenant that was not imported. What was published of it before stays. */
export interface BrokenTenant {
  slug: string
  problems: readonly FoundProblem[]
}

/**
 * Takes a tenant's problem and gives it as one line, beginning with the place as editors open it:
 * `tenants/aurora/tenant.json:12:5 agency.logo is missing; add "logo": "./logo.svg"`.
 */
export function problemLine(slug: string, problem: FoundProblem): string {
  return `${problemPlace(slug, problem)} ${problemText(problem)}`
}

/** Where it is: `tenants/aurora/tenant.json:12:5`. */
export function problemPlace(slug: string, { tenantsDir, file, line, column }: FoundProblem): string {
  const path = [tenantsDir, slug, file].filter((part) => part !== '').join('/')
  return [path, line, column].filter((part) => part !== undefined).join(':')
}

/** What it is: the field, the reason and the fix as one sentence. */
export function problemText({ field, reason, fix }: TenantProblem): string {
  const sentence = [field, reason].filter((part) => part !== '').join(' ')
  return fix === undefined ? sentence : `${sentence}; ${fix}`
}

/** Takes an absolute path and gives it as a person who started the process writes it: short where it lies below. */
export function shownFolder(path: string, from = process.cwd()): string {
  const short = relative(from, path)
  return short === '' || short.startsWith('..') ? path : short
}
