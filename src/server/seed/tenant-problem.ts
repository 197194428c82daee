/** One thing that is wrong in a tenant's folder. */
export interface TenantProblem {
  /** Path inside the folder; empty when it is about the folder itself. */
  file: string
  /** Field of tenant.json that it is about, or empty. */
  field: string
  /** Plain English, to be read after file and field. */
  reason: string
}

/** A tenant that was not imported. What was published of it before stays. */
export interface BrokenTenant {
  slug: string
  problems: readonly TenantProblem[]
}

/** Takes a tenant's problem and gives it as one line: `tenants/aurora/tenant.json: agency.logo: is missing`. */
export function problemLine(slug: string, { file, field, reason }: TenantProblem): string {
  const path = ['tenants', slug, file].filter((part) => part !== '').join('/')
  return [path, field, reason].filter((part) => part !== '').join(': ')
}
