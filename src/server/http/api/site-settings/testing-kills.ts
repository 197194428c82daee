import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Acknowledged changes before the end at most, and milliseconds after the last of them: a change takes about twenty. */
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
  /** Publications and rollbacks that a process said to be done before it was killed. */
  acknowledged: number
  /** Of those that it did not come to say, how many were done nevertheless: each whole. */
  doneUnsaid: number
  versions: number
  rollbacks: number
}

/**
 * Kills one process after the other while it publishes, rolls back and publishes what was planned (SIGKILL, at a moment that is chance), in a data
 * folder or a database; after each the next looks at what is stored. Throws where an acknowledged version is missing or is
 * not what was acknowledged, where one is torn, or where version, pointer, publication and audit entry did not come together.
 */
export async function killWhilePublishing(place: string, kills: number): Promise<KillFigures> {
  const before: Acknowledged[] = []
  const figures = { kills, acknowledged: 0, doneUnsaid: 0, versions: 0, rollbacks: 0 }
  let seen = 0
  for (let kill = 0; kill <= kills; kill += 1) {
    // The last time only looks.
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
  // None is torn, and none is left out.
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
  // What was acknowledged is there, as it was acknowledged.
  const names = new Map(versions.map(({ version, name }) => [version, name]))
  for (const { id, kind, version, name } of acknowledged) {
    assert.deepEqual(
      publications.find((one) => one.id === id),
      { id, kind, version },
      'what was acknowledged is not there',
    )
    if (name !== undefined && version > seen) assert.equal(names.get(version), name)
  }
  // Version, pointer, publication and audit entry came together.
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
 * Lets a process publish, kills it some milliseconds after so many acknowledged changes, and gives what it found stored and
 * what it said to be.
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
  // A line without its end was never acknowledged.
  const [stored, ...acknowledged] = text
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line))
  return { stored: stored as Stored, acknowledged: acknowledged as Acknowledged[] }
}
