import { createHash } from 'node:crypto'
import { diffLines } from 'diff'
import { validateTenant } from '../../src/server/domain/tenant-folders/validate-tenant.ts'
import { utf8 } from '../../src/server/kernel/text/utf8.ts'
import { fieldName } from '../../src/server/kernel/validation/field-name.ts'
import type { Json, JsonObject } from '../../src/tenant/settings/json.ts'
import { settingsDiff } from '../../src/tenant/settings/settings-diff.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { readTenantFile } from './read-tenant-file.ts'

/** A field that differs between two tenants. `before` or `after` is left out if there is no value. */
export interface FieldDifference {
  field: string
  before?: Json
  after?: Json
}

/** A file that only one of two folders has, or that differs. */
export interface FileDifference {
  file: string
  /** The first 8 hexadecimal digits of SHA-256. */
  before?: string
  after?: string
  /** Numbers of removed and added lines of a text. */
  lines?: { added: number; removed: number }
}

export interface TenantDifference {
  fields: FieldDifference[]
  files: FileDifference[]
}

type Files = ReadonlyMap<string, Buffer>

/**
 * Returns the differences of two tenants: fields by meaning, so that a missing field equals its explicit default, and
 * the other files by content.
 */
export function tenantDiff(before: Files, after: Files): TenantDifference {
  const fields = settingsDiff(tenantOf(before, 'first'), tenantOf(after, 'second')).map(
    ({ pointer, ...change }) => ({
      field: fieldName(pointer),
      ...change,
    }),
  )
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => name !== 'tenant.json')
  const files = names.toSorted().flatMap((file) => fileDifference(file, before.get(file), after.get(file)))
  return { fields, files }
}

/** With its defaults if it is valid, otherwise as written. */
function tenantOf(files: Files, which: string): JsonObject {
  const written = readTenantFile(files)
  if (written === null) {
    throw new UsageError(
      `The ${which} tenant has no readable tenant.json. The verb check explains the fault.`,
    )
  }
  const check = validateTenant(structuredClone(written))
  const { $schema: _, ...rest } = check.ok
    ? (JSON.parse(JSON.stringify(check.tenant)) as JsonObject)
    : written
  return rest
}

function fileDifference(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): FileDifference[] {
  if (before && after?.equals(before)) return []
  const [one, other] = [before && utf8(before), after && utf8(after)]
  return [
    {
      file,
      ...(before && { before: hashOf(before) }),
      ...(after && { after: hashOf(after) }),
      ...(one && other && { lines: linesBetween(one, other) }),
    },
  ]
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

function linesBetween(one: string, other: string): { added: number; removed: number } {
  const parts = diffLines(one, other)
  const count = (which: 'added' | 'removed') =>
    parts.filter((part) => part[which]).reduce((sum, part) => sum + part.count, 0)
  return { added: count('added'), removed: count('removed') }
}
