import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveryIn } from './bench/livery-server.ts'
import { generator } from './bench/load.ts'
import { measurements } from './bench/measurements.ts'
import { stopServers } from './bench/server-process.ts'
import { buildIfStale } from './build-if-stale.mjs'
import { listChoices } from './command-line/list-choices.ts'
import { readOptions } from './command-line/read-options.ts'

/**
 * `npm run bench`: measures speed and size of the built project, each with its floor, and prints JSON. Compare
 * figures of one run only; in ratios the machine's speed divides out.
 */
const names = Object.keys(measurements)
const help = `npm run -s bench -- [--only <part>[,<part>…]]

Measures speed and size of the built project and prints each with its aim, as JSON. Without --only, all parts are
measured:

${names.map((name) => `  ${name.padEnd(18)}${measurements[name]?.about}`).join('\n')}`

const chosen = chosenParts()
if (chosen) await measure(chosen)

/** The parts to measure. Undefined if only the help, or an error about the arguments, was printed. */
function chosenParts(): Set<string> | undefined {
  try {
    const { values } = readOptions({
      options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      console.log(help)
      return undefined
    }
    const requested = values.only?.split(',').map((name) => name.trim()) ?? names
    const unknown = requested.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Error(`There is no part ${JSON.stringify(unknown)}.`)
    return new Set(requested)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} ${listChoices(names)}`)
    process.exitCode = 2
    return undefined
  }
}

async function measure(chosen: ReadonlySet<string>): Promise<void> {
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const livery = liveryIn(folder)
  const report: Record<string, unknown> = {
    machine: { cores: cpus().length, node: process.version, generator },
  }
  try {
    for (const [name, part] of Object.entries(measurements)) {
      if (chosen.has(name)) Object.assign(report, await part.measure(livery))
    }
  } finally {
    await stopServers()
    rmSync(folder, { recursive: true, force: true })
  }
  print(report)
}

function print(report: unknown): void {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  console.log(JSON.stringify(report, rounded, 2))
}
