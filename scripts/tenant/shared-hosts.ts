import { parseJson } from '../../src/server/seed/parse-json.ts'
import type { TenantFolder } from '../../src/server/seed/tenant-folder.ts'
import type { TenantProblem } from '../../src/server/seed/tenant-problem.ts'
import { utf8 } from '../../src/server/seed/utf8.ts'
import { isList, isObject, type Json } from '../../src/tenant/settings/json.ts'

/** Takes all folders in their order and gives, by slug, each host that one before it has: of two, an import gives it to the first. */
export function sharedHosts(folders: readonly TenantFolder[]): Map<string, TenantProblem[]> {
  const holders = new Map<string, string>()
  const problems = new Map<string, TenantProblem[]>()
  for (const { slug, files } of folders) {
    for (const [index, host] of hostsOf(files.get('tenant.json')).entries()) {
      const holder = holders.get(host)
      if (holder === undefined) holders.set(host, slug)
      else if (holder !== slug) {
        const reason = `${host} belongs to the agency ${holder}; ${slug} cannot have it too`
        const problem = { file: 'tenant.json', field: `hosts[${index}]`, reason }
        problems.set(slug, [...(problems.get(slug) ?? []), problem])
      }
    }
  }
  return problems
}

function hostsOf(bytes: Buffer | undefined): string[] {
  const json = parseJson(utf8(bytes ?? new Uint8Array()) ?? '')
  const tenant = json.ok ? (json.value as Json) : null
  const hosts = isObject(tenant ?? undefined) ? (tenant as { hosts?: Json }).hosts : undefined
  return isList(hosts) ? hosts.filter((host) => typeof host === 'string') : []
}
