import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { root } from '../build/root.ts'
import { runVerb } from './run-verb.ts'

/** Runs `npm run tenant -- …` in a separate process, without a terminal. */
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

/** The same in this process, a hundred times faster: captures the output and restores the environment. */
export async function runTenantHere(args: readonly string[], env: Record<string, string | undefined> = {}) {
  const printed = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text)
      return true
    }),
  )
  const plain = {
    LIVERY_MODE: '',
    LIVERY_ENVIRONMENT: '',
    LIVERY_TENANTS_DIR: '',
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
  }
  for (const [name, value] of Object.entries({ ...plain, ...env })) vi.stubEnv(name, value)
  try {
    return { status: await runVerb([...args]), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}
