import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

interface Read {
  tenant?: string
  help?: string
  problem?: string
  code?: number
}

const { readDevArguments }: { readDevArguments: (args: string[], env: NodeJS.ProcessEnv) => Read } =
  await import(pathToFileURL(join(import.meta.dirname, 'read-dev-arguments.mjs')).href)

it('accepts an existing tenant, or none', () => {
  expect(readDevArguments([], {})).toEqual({})
  expect(readDevArguments(['--tenant', 'meridian'], {})).toEqual({ tenant: 'meridian' })
})

it.each([
  [['--tenant', 'meridain'], 'There is no tenant "meridain". There are: aurora, '],
  [['--tenant'], "Option '--tenant <value>' argument missing"],
  [['--tennant', 'jolt'], "Unknown option '--tennant'"],
  [['jolt'], "Unexpected argument 'jolt'"],
])('refuses %j with a sentence', (args, sentence) => {
  const { problem, code } = readDevArguments(args, {})
  expect(problem).toContain(sentence)
  expect(code).toBe(2)
})

it('lists the options if one does not exist', () => {
  expect(readDevArguments(['--nonsense'], {}).problem).toContain('There are --tenant, --help.')
})

it('looks for tenants in LIVERY_TENANTS_DIR', () => {
  const { problem } = readDevArguments(['--tenant', 'jolt'], { LIVERY_TENANTS_DIR: 'openapi' })
  expect(problem).toMatch(/^There is no tenant "jolt"\. There are: /)
})

it('accepts a link to a folder as a tenant, as the server does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-arguments-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'tenants'))
  mkdirSync(join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'tenants/acme'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'tenants/gone'))
  symlinkSync('circle', join(folder, 'tenants/circle'))
  const env = { LIVERY_TENANTS_DIR: join(folder, 'tenants') }
  expect(readDevArguments(['--tenant', 'acme'], env)).toEqual({ tenant: 'acme' })
  expect(readDevArguments(['--tenant', 'gone'], env).problem).toMatch(/ There are: acme\.$/)
})

it.each([[[]], [['--tenant', 'jolt']]])(
  'reports at once that a file holds no tenants, for the arguments %j',
  (args) => {
    expect(readDevArguments(args, { LIVERY_TENANTS_DIR: 'package.json' }).problem).toMatch(
      /^LIVERY_TENANTS_DIR is .+package\.json, which is not a folder\. Name the folder that contains /,
    )
  },
)

it('refuses production mode', () => {
  const { problem } = readDevArguments([], { LIVERY_MODE: 'production' })
  expect(problem).toBe(
    'LIVERY_MODE is production, but npm run dev serves the sources. Use npm start in production.',
  )
  expect(readDevArguments([], { LIVERY_MODE: 'demo' })).toEqual({})
})

it('prints its help', () => {
  expect(readDevArguments(['--help'], {}).help).toMatch(/^npm run dev \[-- --tenant <slug>\]/)
})
