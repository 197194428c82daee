import { joinField } from '../../kernel/validation/field-name.ts'
import type { TenantProblem } from './tenant-problem.ts'

/** Returns the problem that the file in a field does not exist. */
export function missingFile(field: string, path: string): TenantProblem {
  return { file: 'tenant.json', field, reason: `names ${path}, which does not exist` }
}

/**
 * Returns a problem for each path in a tenant.json (`./pages/about.html`) without a file in the folder. The
 * tenant.json may break its schema.
 */
export function missingFiles(
  value: unknown,
  files: ReadonlyMap<string, unknown>,
  field = '',
): TenantProblem[] {
  if (typeof value === 'string') {
    const name = /^\.\/(\S{1,200}\.(?:svg|png|jpe?g|webp|gif|avif|html))$/i.exec(value)?.[1]
    return name === undefined || files.has(name) ? [] : [missingFile(field, value)]
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => missingFiles(entry, files, `${field}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => missingFiles(entry, files, joinField(field, name)))
}
