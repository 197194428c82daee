import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../../build/root.ts'
import { startedServer } from '../../processes/started-server.ts'
import type { AttackFigures, AttackKind } from './attack-kind.ts'
import { htmlAttack } from './html-payloads.ts'
import { idleConnections } from './idle-connections.ts'
import { poisonedPages } from './poisoned-pages.ts'
import { randomRequests } from './random-requests.ts'
import { redirects } from './redirects.ts'
import { roleMatrix } from './role-matrix.ts'
import { seededRandom } from './seeded-random.ts'
import { targetAt } from './target.ts'
import { uploads } from './uploads.ts'

/** The kinds of attack in running order; the one that leaves the server busy comes last. */
export const attackParts: Readonly<Record<string, AttackKind>> = {
  roles: roleMatrix,
  redirects,
  html: htmlAttack,
  poison: poisonedPages,
  uploads,
  requests: randomRequests,
  idle: idleConnections,
}

export interface Attack {
  /** Names of `attackParts`. */
  parts: readonly string[]
  /** Minutes for all parts together. */
  minutes: number
  /** Maximum number of requests or payloads in each part. */
  most: number
  seed: number
  /** Folder of the agencies that the server imports; LIVERY_TENANTS_DIR or the demo's by default. */
  tenantsDir?: string
}

/** Demo agencies to attack, if the folder has them; all of them allow sign-in by password. */
const slugs = ['aurora', 'meridian', 'solstice', 'maison-craie', 'ipe-mare', 'jolt', 'duroob', 'rum-ro']

/**
 * Starts a demo on a free port with a new data folder and runs the parts against it, one after the other. Returns
 * their figures by name; `report` is called as each ends. Source: security, 1 to 20.
 */
export async function runAttack(
  { parts, minutes, most, seed, tenantsDir }: Attack,
  report: (name: string, figures: AttackFigures & { seconds: number }) => void,
): Promise<Record<string, AttackFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-attack-'))
  const { NODE_ENV: _, ...environment } = process.env
  const imported = resolve(root, tenantsDir ?? (environment.LIVERY_TENANTS_DIR || 'tenants'))
  const server = await startedServer({
    args: ['src/server/hosts/node.ts'],
    env: {
      ...environment,
      LIVERY_MODE: 'demo',
      LIVERY_LOG_LEVEL: 'error',
      LIVERY_DATA_DIR: join(folder, 'data'),
      LIVERY_TENANTS_DIR: imported,
    },
  })
  const attacked = slugs.filter((slug) => existsSync(join(imported, slug)))
  const target = targetAt(server.port, attacked)
  const end = performance.now() + minutes * 60_000
  const all: Record<string, AttackFigures> = {}
  try {
    for (const [index, name] of parts.entries()) {
      const part = attackParts[name]
      if (!part) throw new Error(`There is no attack ${name}.`)
      const began = performance.now()
      // Time that a part does not use goes to the later ones.
      const deadline = began + (end - began) / (parts.length - index)
      const figures = await part.run(target, { random: seededRandom(seed), most, deadline })
      const logged = server.output().match(/"level":(?:50|60)/g)?.length ?? 0
      if (server.child.exitCode !== null)
        throw new Error(`The server ended:\n${server.output().slice(-4000)}`)
      const counted = { ...figures, counts: { ...figures.counts, errorsLogged: logged } }
      all[name] = counted
      report(name, { ...counted, seconds: Math.round((performance.now() - began) / 1000) })
    }
  } finally {
    target.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return all
}
