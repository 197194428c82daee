import { joinField } from '../../kernel/validation/field-name.ts'
import type { TenantProblem } from './tenant-problem.ts'

/** Takes a field and the path it has, and gives the problem that there is no such file. */
export function missingFile(field: string, path: string): TenantProblem {
  return { file: 'tenant.json', field, reason: `names ${path}, which is not there` }
}

/**
 * Takes a tenant.json that may break its schema and the folder's files by path, and gives a problem for each text that
 * names a file (`./pages/about.html`) that is not there.
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
