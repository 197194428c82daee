import { parseJson } from '../../src/server/domain/tenant-folders/parse-json.ts'
import { utf8 } from '../../src/server/kernel/text/utf8.ts'
import { isObject, type Json, type JsonObject } from '../../src/tenant/settings/json.ts'

/** Takes a tenant's files and gives its tenant.json as it is written, right or wrong; null where there is none that can be read. */
export function writtenTenant(files: ReadonlyMap<string, Buffer>): JsonObject | null {
  const json = parseJson(utf8(files.get('tenant.json') ?? new Uint8Array()) ?? '')
  if (!json.ok) return null
  const value = json.value as Json
  return isObject(value) ? value : null
}
