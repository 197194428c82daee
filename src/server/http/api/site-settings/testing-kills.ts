import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * The most acknowledged changes before the kill, and the most milliseconds after the last one; a change takes about
 * twenty.
 */
const longest = { acknowledged: 8, milliseconds: 60 }

interface Stored {
  versions: { version: number; name: string | null }[]
  count: number
  pointer: number
  draft: string | null
  publications: { id: number; kind: string; version: number }[]
  published: number
  rolledBack: number
}
interface Acknowledged {
  id: number
  kind: string
  version: number
  name?: string
}

export interface KillFigures {
  kills: number
  /** Publications and rollbacks that a process acknowledged before it was killed. */
  acknowledged: number
  /** Publications and rollbacks that were stored without an acknowledgement. */
  doneUnsaid: number
  versions: number
  rollbacks: number
}

/**
 * Kills one process after another at a random moment (SIGKILL) while it publishes, rolls back and publishes plans, in
 * a data folder or a database; the next process reads what is stored. Throws if an acknowledged version is missing or
 * changed, if one is torn, or if version, pointer, publication and audit entry do not match.
 */
export async function killWhilePublishing(place: string, kills: number): Promise<KillFigures> {
  const before: Acknowledged[] = []
  const figures = { kills, acknowledged: 0, doneUnsaid: 0, versions: 0, rollbacks: 0 }
  let seen = 0
  for (let kill = 0; kill <= kills; kill += 1) {
    // The last process only reads.
    const isLast = kill === kills
    const count = isLast ? 0 : Math.ceil(Math.random() * longest.acknowledged)
    const run = await publishUntilKilled(place, {
      seen,
      count,
      after: isLast ? 0 : Math.random() * longest.milliseconds,
    })
    check(run.stored, before, seen)
    const done = run.stored.publications.length
    figures.doneUnsaid += done - figures.versions - figures.rollbacks - before.length
    figures.acknowledged += run.acknowledged.length
    figures.rollbacks = run.stored.rolledBack
    figures.versions = done - run.stored.rolledBack
    before.splice(0, before.length, ...run.acknowledged)
    seen = run.stored.count
  }
  return figures
}

function check(stored: Stored, acknowledged: readonly Acknowledged[], seen: number): void {
  const { versions, count, publications } = stored
  // No version is torn or missing.
  assert.deepEqual(
    versions.filter(({ name }) => name === null),
    [],
    'a version is torn',
  )
  const first = Math.max(1, seen) + 1
  assert.deepEqual(
    versions.map(({ version }) => version).toSorted((a, b) => a - b),
    Array.from({ length: count - first + 1 }, (_, index) => first + index),
    'versions are missing',
  )
  assert.notEqual(stored.draft, null, 'the draft is torn')
  // Every acknowledged change is stored as acknowledged.
  const names = new Map(versions.map(({ version, name }) => [version, name]))
  for (const { id, kind, version, name } of acknowledged) {
    assert.deepEqual(
      publications.find((one) => one.id === id),
      { id, kind, version },
      'what was acknowledged is not there',
    )
    if (name !== undefined && version > seen) assert.equal(names.get(version), name)
  }
  // Version, pointer, publication and audit entry match.
  assert.equal(stored.pointer, publications[0]?.version ?? 1)
  assert.equal(publications.filter(({ kind }) => kind !== 'rollback').length, count - 1)
  assert.equal(stored.published, count)
  assert.equal(stored.rolledBack, publications.length - (count - 1))
}

interface Run {
  seen: number
  count: number
  after: number
}

/**
 * Starts a publishing process and kills it some milliseconds after so many acknowledged changes. Returns what it
 * found stored and what it acknowledged.
 */
async function publishUntilKilled(place: string, { seen, count, after }: Run) {
  const script = fileURLToPath(new URL('./testing-publisher.ts', import.meta.url))
  const child = spawn(process.execPath, [script, place, String(seen)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  let isToDie = false
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
    if (isToDie || text.split('\n').length <= count + 1) return
    isToDie = true
    setTimeout(() => child.kill('SIGKILL'), after)
  })
  await once(child, 'close')
  // A line without its end does not count as an acknowledgement.
  const [stored, ...acknowledged] = text
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line))
  return { stored: stored as Stored, acknowledged: acknowledged as Acknowledged[] }
}
