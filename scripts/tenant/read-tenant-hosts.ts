import { parseJson } from '../../src/server/domain/tenant-folders/parse-json.ts'
import { utf8 } from '../../src/server/kernel/text/utf8.ts'
import { isList, isObject, type Json } from '../../src/tenant/settings/json.ts'

/** Returns the hosts that a folder's tenant.json names, valid or not. */
export function readTenantHosts(files: ReadonlyMap<string, Buffer>): string[] {
  const json = parseJson(utf8(files.get('tenant.json') ?? new Uint8Array()) ?? '')
  const tenant = json.ok ? (json.value as Json) : null
  const hosts = isObject(tenant ?? undefined) ? (tenant as { hosts?: Json }).hosts : undefined
  return isList(hosts) ? [...new Set(hosts.filter((host) => typeof host === 'string'))] : []
}
