import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from './build/root.ts'
import { generateFiles } from './contract/generate-files.ts'

/** A folder with the contract and no generated files. */
let copy = ''

/** Runs the command in the copy. `npm test` also runs its process, with --check. */
async function generate({ isCheck }: { isCheck: boolean }) {
  const printed = { stdout: '', stderr: '' }
  const print = (name: 'stdout' | 'stderr') => (text: string) => {
    printed[name] += `${text}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print('stdout')),
    vi.spyOn(console, 'error').mockImplementation(print('stderr')),
  ]
  const status = await generateFiles(copy, { isCheck })
  for (const spy of spies) spy.mockRestore()
  return { status, ...printed }
}

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
    cpSync(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true })
    mkdirSync(join(copy, 'src/contract'), { recursive: true })
    mkdirSync(join(copy, 'docs'))
    writeFileSync(page(), withoutLists)
  })

  afterAll(() => rmSync(copy, { recursive: true }))

  it('with --check names stale files, writes nothing and fails', async () => {
    const { status, stderr } = await generate({ isCheck: true })
    expect(status).toBe(1)
    expect(stderr).toContain('src/contract/api.gen.ts is out of date with openapi/. Run: npm run generate')
    expect(stderr).toContain('src/contract/tenant.schema.json is out of date')
    expect(stderr).toContain('docs/configuration.md is out of date')
    expect(written()).toEqual([])
    expect(stderr).toContain('docs/your-own-api.md is out of date')
    expect(readdirSync(join(copy, 'docs'))).toEqual(['your-own-api.md'])
    expect(readFileSync(page(), 'utf8')).toBe(withoutLists)
  })

  it('writes the files, after which --check passes until the contract changes', async () => {
    expect((await generate({ isCheck: false })).status).toBe(0)
    expect(written()).toEqual([
      'api.gen.ts',
      'business-info-options.gen.ts',
      'defaults.gen.ts',
      'inventory-paths.gen.ts',
      'operations.gen.ts',
      'settings.schema.json',
      'tenant.schema.json',
    ])
    expect(await generate({ isCheck: true })).toMatchObject({ status: 0, stderr: '' })
    appendFileSync(join(copy, 'openapi/schemas/problem.yaml'), 'Added: { type: string }\n')
    const { status, stderr } = await generate({ isCheck: true })
    expect(status).toBe(1)
    expect(stderr).toContain('operations.gen.ts')
    expect(stderr).not.toContain('tenant.schema.json')
    expect(stderr).not.toContain('configuration.md')
  })

  it('reports an error in the contract in one line with its place, and writes nothing', async () => {
    const file = join(copy, 'openapi/schemas/tenant.yaml')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace('\n', '\n  : : [\n'))
    const { status, stdout, stderr } = await generate({ isCheck: false })
    writeFileSync(file, before)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^openapi\/schemas\/tenant\.yaml:\d+:\d+ [^\n]+\n$/)
  })
})
