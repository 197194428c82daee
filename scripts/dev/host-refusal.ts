import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tenantSlugs } from '../../src/server/domain/tenant-folders/tenant-slugs.ts'
import { canonicalHost } from '../../src/server/http/message/canonical-host.ts'
import { isLocalhost } from '../../src/server/http/message/cookie-site.ts'
import { isIpHost } from '../../src/server/http/message/is-ip-host.ts'

/** So many milliseconds what the folders name is taken as read. */
const FRESH = 1000

/**
 * Takes the folder of tenants and gives a function that takes a Host header and says what keeps it from being answered, or null. Sources are for
 * this machine's own names, for an address by number, and for hosts that a tenant's folder names: a name that leads here and is nobody's is a
 * stranger's page that wants to read them in this machine's browser.
 */
export function hostRefusal(tenantsDir: string, clock: () => number = Date.now) {
  let named: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  /** Those of a file that cannot be read now are those that it named before: its agency is served as it was. */
  const lastOf = new Map<string, readonly string[]>()

  function namedNow(): ReadonlySet<string> {
    if (clock() - readAt < FRESH) return named
    readAt = clock()
    const slugs = slugsIn(tenantsDir)
    if (slugs === null) return named
    named = new Set(
      slugs.flatMap((slug) => {
        const hosts = hostsIn(join(tenantsDir, slug, 'tenant.json')) ?? lastOf.get(slug) ?? []
        lastOf.set(slug, hosts)
        return hosts
      }),
    )
    return named
  }

  return (header: string | undefined): string | null => {
    // A browser names one always; what else comes without is told what is wrong with it.
    if (header === undefined) return null
    const name = canonicalHost(header)?.name
    if (name === undefined) return 'The Host header is not a host name.'
    if (isIpHost(name) || isLocalhost(name) || namedNow().has(name)) return null
    return `No tenant has the host ${name}: name it in "hosts" of an agency's tenant.json, or open that agency at http://<slug>.localhost.`
  }
}

/** The tenants of the folder; null where it cannot be read: whoever asks for a page then must not end the server. */
function slugsIn(tenantsDir: string): readonly string[] | null {
  try {
    return existsSync(tenantsDir) ? tenantSlugs(tenantsDir) : []
  } catch {
    return null
  }
}

/** The hosts that a tenant's file names; null where it cannot be read. */
function hostsIn(file: string): readonly string[] | null {
  try {
    const { hosts = [] } = JSON.parse(readFileSync(file, 'utf8')) as { hosts?: unknown }
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : null
  } catch {
    return null
  }
}
