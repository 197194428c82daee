import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserPath } from './bench/browser.ts'
import { root } from './build/root.ts'
import { buildIfStale } from './build-if-stale.mjs'
import { failureCode } from './command-line/failure-code.ts'
import { readOptions } from './command-line/read-options.ts'
import {
  budgetFor,
  budgetsFile,
  measuredFolder,
  type RouteSize,
  readModules,
  tableOf,
} from './sizes/script-sizes.ts'

const help = `npm run -s sizes -- [--record]

Opens the main pages in Chromium and prints which scripts each loads until it is idle, and what each package and
source folder brings to them. npm test compares the sums with scripts/sizes/budgets.json; --record writes that file.`

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = failureCode(error)
}

async function run(): Promise<number> {
  const { values } = readOptions({
    options: { record: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  await buildIfStale()
  rmSync(measuredFolder, { recursive: true, force: true })
  const story = ['test', '--config', 'e2e/playwright.config.ts', 'script-sizes']
  const env = {
    ...process.env,
    CHROMIUM_PATH: browserPath() ?? undefined,
    SIZES_RECORD: values.record ? 'on' : '',
  }
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const child = spawn(process.execPath, [playwright, ...story], { cwd: root, env, stdio: ['inherit', 2, 2] })
  const [status] = (await once(child, 'exit')) as [number | null]
  const measured = readMeasured()
  const modules = readModules()
  for (const [route, size] of measured) console.log(`${tableOf(route, size, modules)}\n`)
  if (values.record && status === 0) {
    const budgets = Object.fromEntries(measured.map(([route, size]) => [route, budgetFor(size)]))
    writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`)
  }
  return status ?? 1
}

function readMeasured(): [string, RouteSize][] {
  if (!existsSync(measuredFolder)) return []
  return readdirSync(measuredFolder)
    .sort()
    .map((file) => {
      const text = readFileSync(join(measuredFolder, file), 'utf8')
      const { route, size } = JSON.parse(text) as { route: string; size: RouteSize }
      return [route, size]
    })
}
