import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** The kinds of attack, in the order in which they run: what leaves the server busy comes last. */
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
  /** Minutes for all of them together. */
  minutes: number
  /** Requests or payloads of each part, at the most. */
  most: number
  seed: number
  /** Where the agencies are that the server imports; by default the demo's. */
  tenantsDir?: string
}

/** Agencies of the demo that are attacked; all of them let people in by a password. */
const slugs = ['aurora', 'meridian', 'solstice', 'maison-craie', 'ipe-mare', 'jolt', 'duroob', 'rum-ro']

/**
 * Starts a demo with a free port and a new data folder and runs the parts against it one after the other. Gives
 * their figures by name; `report` hears of each as it ends. Source: security, 1 to 20.
 */
export async function runAttack(
  { parts, minutes, most, seed, tenantsDir }: Attack,
  report: (name: string, figures: AttackFigures & { seconds: number }) => void,
): Promise<Record<string, AttackFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-attack-'))
  const { NODE_ENV: _, ...environment } = process.env
  const server = await startedServer({
    args: ['src/server/hosts/node.ts'],
    env: {
      ...environment,
      LIVERY_MODE: 'demo',
      LIVERY_LOG_LEVEL: 'error',
      LIVERY_DATA_DIR: join(folder, 'data'),
      ...(tenantsDir !== undefined && { LIVERY_TENANTS_DIR: tenantsDir }),
    },
  })
  const target = targetAt(server.port, slugs)
  const end = performance.now() + minutes * 60_000
  const all: Record<string, AttackFigures> = {}
  try {
    for (const [index, name] of parts.entries()) {
      const part = attackParts[name]
      if (!part) throw new Error(`There is no attack called ${name}.`)
      const began = performance.now()
      // What a part leaves of its share is the next ones'.
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
