import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWhilePublishing } from '../src/server/branding/testing-kills.ts'
import { startTestPostgres } from '../src/server/store/testing-postgres.ts'
import { readOptions } from './command-line/read-options.ts'

/** `npm run crash`: kills processes that hold the store (no HTTP) while they publish, roll back and publish what was planned, and says as JSON what is there afterwards. */
const help = `npm run -s crash -- [--kills <number>] [--in folder|postgres]

Kills one server after the other while it publishes and rolls back (SIGKILL, at a moment that is chance), each in turn in
a data folder and in PostgreSQL, or in the one that --in names; 200 of each unless told. After each the next looks at
what is stored. Ends with an error where an acknowledged version is missing or one is torn, else prints the figures.`

const places: Readonly<Record<string, (kills: number) => Promise<unknown>>> = {
  async folder(kills) {
    const folder = mkdtempSync(join(tmpdir(), 'livery-crash-'))
    try {
      return await killWhilePublishing(folder, kills)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  async postgres(kills) {
    const postgres = await startTestPostgres()
    try {
      await postgres.run('create database livery')
      return await killWhilePublishing(postgres.url('livery'), kills)
    } finally {
      await postgres.stop()
    }
  },
}

/** How many to kill and where; nothing after the help. */
function asked() {
  const { values } = readOptions({
    options: {
      kills: { type: 'string', default: '200' },
      in: { type: 'string', choices: Object.keys(places) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    return undefined
  }
  const kills = Number(values.kills)
  if (!Number.isSafeInteger(kills) || kills < 1) throw new Error('--kills takes a number from 1.')
  if (values.in !== undefined && !(values.in in places)) throw new Error('--in takes folder or postgres.')
  return { kills, names: values.in === undefined ? Object.keys(places) : [values.in] }
}

try {
  const { kills, names } = asked() ?? { kills: 0, names: [] }
  for (const name of names) {
    const started = performance.now()
    const figures = await places[name]?.(kills)
    console.log(
      JSON.stringify({
        in: name,
        ...Object(figures),
        seconds: Math.round((performance.now() - started) / 1000),
      }),
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
