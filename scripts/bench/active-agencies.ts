import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantFile } from '../../src/contract/types.ts'
import { root } from '../build/root.ts'

/** The demo agencies by slug, without the inactive one: it blocks search engines and shows only its modal. */
export function activeAgencies(): string[] {
  const tenants = join(root, 'tenants')
  return readdirSync(tenants).filter((slug) => {
    const { agency }: TenantFile = JSON.parse(readFileSync(join(tenants, slug, 'tenant.json'), 'utf8'))
    return agency.status !== 'Inactive'
  })
}
