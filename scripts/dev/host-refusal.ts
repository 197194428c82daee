import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tenantSlugs } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import { canonicalHost } from '../../src/server/http/http-messages/canonical-host.ts'
import { isLocalhost } from '../../src/server/http/http-messages/cookie-site.ts'
import { isIpHost } from '../../src/server/http/http-messages/is-ip-host.ts'

/** Milliseconds for which the hosts of the folders are cached. */
const FRESH = 1000

/**
 * Returns a function that checks a Host header: null, or the reason to refuse it. Allowed are this machine's names,
 * numeric addresses and hosts that a tenant's folder names.
 * Any other name may belong to an attacker's page that wants to read the sources through this machine's browser.
 */
export function hostRefusal(tenantsDir: string, clock: () => number = Date.now) {
  let named: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  /** An unreadable file keeps its previous hosts: its agency is still served. */
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
    // Browsers always send one; other programs without one get an explanation.
    if (header === undefined) return null
    const name = canonicalHost(header)?.name
    if (name === undefined) return 'The Host header is not a host name.'
    if (isIpHost(name) || isLocalhost(name) || namedNow().has(name)) return null
    return `No tenant has the host ${name}: name it in "hosts" of an agency's tenant.json, or open that agency at http://<slug>.localhost.`
  }
}

/** The tenants of the folder; null if it cannot be read, since a request for a page must not end the server. */
function slugsIn(tenantsDir: string): readonly string[] | null {
  try {
    return existsSync(tenantsDir) ? tenantSlugs(tenantsDir) : []
  } catch {
    return null
  }
}

/** The hosts that a tenant's file names; null if it cannot be read. */
function hostsIn(file: string): readonly string[] | null {
  try {
    const { hosts = [] } = JSON.parse(readFileSync(file, 'utf8')) as { hosts?: unknown }
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : null
  } catch {
    return null
  }
}
