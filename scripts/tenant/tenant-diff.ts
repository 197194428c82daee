import { createHash } from 'node:crypto'
import { diffLines } from 'diff'
import { parseJson } from '../../src/server/seed/parse-json.ts'
import { utf8 } from '../../src/server/seed/utf8.ts'
import { fieldName } from '../../src/server/validation/field-name.ts'
import { validateTenant } from '../../src/server/validation/validate-tenant.ts'
import { isObject, type Json, type JsonObject } from '../../src/tenant/settings/json.ts'
import { settingsDiff } from '../../src/tenant/settings/settings-diff.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** A field that two tenants have otherwise; `before` or `after` left out: nothing stands there. */
export interface FieldDifference {
  field: string
  before?: Json
  after?: Json
}

/** A file that one of two folders has alone, or that they have otherwise. */
export interface FileDifference {
  file: string
  /** The first 8 hexadecimal digits of SHA-256. */
  before?: string
  after?: string
  /** Lines of a text that came and went. */
  lines?: { added: number; removed: number }
}

export interface TenantDifference {
  fields: FieldDifference[]
  files: FileDifference[]
}

type Files = ReadonlyMap<string, Buffer>

/**
 * Takes the files of two tenants and gives what differs: fields by what they mean, so that one that is left out and one
 * that says its default are the same, and the files beside tenant.json by what is in them.
 */
export function tenantDiff(before: Files, after: Files): TenantDifference {
  const fields = settingsDiff(tenantOf(before), tenantOf(after)).map(({ pointer, ...change }) => ({
    field: fieldName(pointer),
    ...change,
  }))
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => name !== 'tenant.json')
  const files = names.toSorted().flatMap((file) => fileDifference(file, before.get(file), after.get(file)))
  return { fields, files }
}

/** With its defaults in place where it is right, else as it is written. */
function tenantOf(files: Files): JsonObject {
  const json = parseJson(utf8(files.get('tenant.json') ?? new Uint8Array()) ?? '')
  if (!json.ok)
    throw new UsageError(
      'One of the two has no tenant.json that can be read; check says what is wrong with it.',
    )
  const written = structuredClone(json.value)
  const check = validateTenant(json.value)
  const tenant = JSON.parse(JSON.stringify(check.ok ? check.tenant : written)) as Json
  if (!isObject(tenant)) throw new UsageError('One of the two has a tenant.json that is no object.')
  const { $schema: _, ...rest } = tenant
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
