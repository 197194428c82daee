import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../build/root.ts'

/** Runs `npm run tenant -- …` in a process of its own, as a script would: nobody looks at a terminal. */
export function runTenant(args: readonly string[], env: Record<string, string> = {}) {
  const node = join(root, 'node_modules/.bin/node')
  const { INIT_CWD: _, FORCE_COLOR: __, NO_COLOR: ___, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(node, [join(root, 'scripts/tenant.ts'), ...args], {
    encoding: 'utf8',
    cwd: root,
    env: { ...rest, LIVERY_MODE: '', LIVERY_ENVIRONMENT: '', LIVERY_TENANTS_DIR: '', ...env },
  })
  return { status, stdout, stderr }
}
