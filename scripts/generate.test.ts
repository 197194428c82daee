import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
let copy = ''

/** Runs the generator in a copy of the project that has the contract and no generated files. */
const generate = (...flags: string[]) =>
  spawnSync(process.execPath, [join(copy, 'scripts/generate.ts'), ...flags], { encoding: 'utf8' })

/** The page with generated lists, before they are generated. */
const page = () => join(copy, 'docs/your-own-api.md')
const withoutLists = readFileSync(join(root, 'docs/your-own-api.md'), 'utf8').replace(
  /### Calls that your API answers[\s\S]*(?=<!-- The end of the lists)/,
  '',
)

const written = () => readdirSync(join(copy, 'src/contract')).sort()

describe('npm run generate', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'generate-'))
    for (const part of [
      'openapi',
      'scripts/generate.ts',
      'scripts/command-line',
      'scripts/contract',
      'biome.json',
      'package.json',
    ]) {
      cpSync(join(root, part), join(copy, part), { recursive: true })
    }
    cpSync(join(root, 'src/contract/types.ts'), join(copy, 'src/contract/types.ts'))
    mkdirSync(join(copy, 'docs'))
    writeFileSync(page(), withoutLists)
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })

  afterAll(() => rmSync(copy, { recursive: true }))

  it('with --check names stale files, writes nothing and fails', () => {
    const { status, stderr } = generate('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('src/contract/api.gen.ts is out of date with openapi/. Run: npm run generate')
    expect(stderr).toContain('src/contract/tenant.schema.json is out of date')
    expect(stderr).toContain('docs/configuration.md is out of date')
    expect(written()).toEqual(['types.ts'])
    expect(stderr).toContain('docs/your-own-api.md is out of date')
    expect(readdirSync(join(copy, 'docs'))).toEqual(['your-own-api.md'])
    expect(readFileSync(page(), 'utf8')).toBe(withoutLists)
  })

  it('writes the files, after which --check passes until the contract changes', () => {
    expect(generate().status).toBe(0)
    expect(written()).toEqual([
      'api.gen.ts',
      'business-info-options.gen.ts',
      'defaults.gen.ts',
      'inventory-paths.gen.ts',
      'operations.gen.ts',
      'settings.schema.json',
      'tenant.schema.json',
      'types.ts',
    ])
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' })
    appendFileSync(join(copy, 'openapi/schemas/problem.yaml'), 'Added: { type: string }\n')
    const { status, stderr } = generate('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('operations.gen.ts')
    expect(stderr).not.toContain('tenant.schema.json')
    expect(stderr).not.toContain('configuration.md')
  })

  it('reports an error in the contract in one line with its place, and writes nothing', () => {
    const file = join(copy, 'openapi/schemas/tenant.yaml')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace('\n', '\n  : : [\n'))
    const { status, stdout, stderr } = generate()
    writeFileSync(file, before)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^openapi\/schemas\/tenant\.yaml:\d+:\d+ [^\n]+\n$/)
  })
})
