import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '../src/server/adapters/store/testing-postgres.ts'
import { killWhileBooking } from '../src/server/http/api/booking/testing-booking-kills.ts'
import { killWhilePublishing } from '../src/server/http/api/site-settings/testing-kills.ts'
import { failureCode } from './command-line/failure-code.ts'
import { readOptions } from './command-line/read-options.ts'
import { UsageError } from './command-line/usage-error.ts'

/**
 * `npm run crash`: kills processes that use the store (no HTTP) while they publish, roll back and run scheduled
 * publications, and servers while visitors book over HTTP. Prints as JSON what remains afterwards.
 */
const help = `npm run -s crash -- [--kills <number>] [--in folder|postgres] [--while publishing|booking]

Kills one server after another (SIGKILL, at a random moment) while it publishes and rolls back, or while guests
hold, pay, confirm, change and cancel: 200 servers of each kind by default. Uses a data folder and PostgreSQL, or the one
that --in names. After each kill, the next server checks the stored data or continues with it. Ends with an error if an
acknowledged version is missing or incomplete, if a guest paid twice or for nothing, if a booking is lost, or if an answer
is no longer true. Otherwise prints the figures.`

type Kill = (place: string, kills: number) => Promise<unknown>

const works: Readonly<Record<string, Kill>> = { publishing: killWhilePublishing, booking: killWhileBooking }

const places: Readonly<Record<string, (kill: Kill, kills: number) => Promise<unknown>>> = {
  async folder(kill, kills) {
    const folder = mkdtempSync(join(tmpdir(), 'livery-crash-'))
    try {
      return await kill(folder, kills)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  async postgres(kill, kills) {
    const postgres = await startTestPostgres()
    try {
      await postgres.run('create database livery')
      return await kill(postgres.url('livery'), kills)
    } finally {
      await postgres.stop()
    }
  },
}

/** What to kill, where and how often; undefined after the help. */
function requestedKills() {
  const { values } = readOptions({
    options: {
      kills: { type: 'string', default: '200' },
      in: { type: 'string', choices: Object.keys(places) },
      while: { type: 'string', choices: Object.keys(works) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    return undefined
  }
  const kills = Number(values.kills)
  if (!Number.isSafeInteger(kills) || kills < 1) throw new UsageError('--kills needs a number from 1.')
  if (values.in !== undefined && !(values.in in places))
    throw new UsageError('--in needs folder or postgres.')
  if (values.while !== undefined && !(values.while in works))
    throw new UsageError('--while needs publishing or booking.')
  return {
    kills,
    names: values.in === undefined ? Object.keys(places) : [values.in],
    whiles: values.while === undefined ? Object.keys(works) : [values.while],
  }
}

try {
  const { kills, names, whiles } = requestedKills() ?? { kills: 0, names: [], whiles: [] }
  for (const work of whiles) {
    for (const name of names) {
      const started = performance.now()
      const figures = await places[name]?.(works[work] ?? killWhilePublishing, kills)
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(JSON.stringify({ while: work, in: name, ...Object(figures), seconds }))
    }
  }
} catch (error) {
  const code = failureCode(error)
  // Explicit, because the package that runs PostgreSQL would end the process with another exit code.
  process.exit(code)
}
