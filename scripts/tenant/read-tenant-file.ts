import { parseJson } from '../../src/server/domain/tenant-folders/parse-json.ts'
import { utf8 } from '../../src/server/kernel/text/utf8.ts'
import { isList, isObject, type Json, type JsonObject } from '../../src/tenant/settings/json.ts'

/** Returns a folder's tenant.json as written, valid or not; null if it is missing or unreadable. */
export function readTenantFile(files: ReadonlyMap<string, Buffer>): JsonObject | null {
  const json = parseJson(utf8(files.get('tenant.json') ?? new Uint8Array()) ?? '')
  if (!json.ok) return null
  const value = json.value as Json
  return isObject(value) ? value : null
}

/** Returns the hosts that a folder's tenant.json names, valid or not. */
export function readTenantHosts(files: ReadonlyMap<string, Buffer>): string[] {
  const hosts = readTenantFile(files)?.hosts
  return isList(hosts) ? [...new Set(hosts.filter((host) => typeof host === 'string'))] : []
}
