import { relative } from 'node:path'

/** One thing that is wrong in a tenant's folder. */
export interface TenantProblem {
  /** Path inside the folder; empty when it is about the folder itself. */
  file: string
  /** Field of tenant.json that it is about, or empty. */
  field: string
  /** Plain English, to be read after file and field. */
  reason: string
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

/** Takes a tenant's problem and gives it as one line: `tenants/aurora/tenant.json: agency.logo: is missing`. */
export function problemLine(slug: string, { tenantsDir, file, field, reason }: FoundProblem): string {
  const path = [tenantsDir, slug, file].filter((part) => part !== '').join('/')
  return [path, field, reason].filter((part) => part !== '').join(': ')
}

/** Takes an absolute path and gives it as a person who started the process writes it: short where it lies below. */
export function shownFolder(path: string, from = process.cwd()): string {
  const short = relative(from, path)
  return short === '' || short.startsWith('..') ? path : short
}
