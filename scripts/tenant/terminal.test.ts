import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFoldersInMemory } from '../../src/server/db/testing-data-folders.ts'
import {
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../../src/server/domain/tenant-folders/testing-tenant.ts'
import { noTerminal, terminalTenant, terminalTenantHere } from './testing-terminal.ts'

keepFoldersInMemory()

let folder: string
let tenantsDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-terminal-'))
  tenantsDir = join(folder, 'tenants')
})
afterEach(() => rmSync(folder, { recursive: true }))

const ENTER = '\r'
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const start = (...args: string[]) => terminalTenantHere([...args, '--dir', tenantsDir])
const tenantOf = (slug: string) => JSON.parse(readFileSync(join(tenantsDir, slug, 'tenant.json'), 'utf8'))

/** Presses keys in the middle of a dialogue, which reports that nothing was changed and leaves nothing behind. */
async function leaves(terminal: ReturnType<typeof start>, keys: string): Promise<void> {
  await terminal.sees('Name of the agency (Acme): ')
  terminal.types(`Acme${ENTER}`)
  await terminal.sees('Logo file (none: the name is drawn): ')
  terminal.types(keys)
  const { status, shown } = await terminal.ends()
  expect([status, shown.trimEnd().split('\n').at(-1)]).toEqual([130, 'Nothing was changed.'])
  expect(existsSync(join(tenantsDir, 'acme'))).toBe(false)
}

// The run shows the reason; the dialogues are also tested in this process.
if (noTerminal !== null) console.warn(noTerminal)

describe.skipIf(noTerminal !== null)('a real terminal', { timeout: 90_000 }, () => {
  it('takes answers that were pasted at once', async () => {
    const terminal = terminalTenant([
      'new',
      'acme',
      '--languages',
      'en',
      '--engines',
      'hotels',
      '--dir',
      tenantsDir,
    ])
    await terminal.sees('Name of the agency (Acme): ')
    terminal.types(['Acme Two', '', 'PT', 'EUR', '', ''].join(ENTER))
    expect((await terminal.ends()).status).toBe(0)
    expect(tenantOf('acme')).toMatchObject({ agency: { agencyName: 'Acme Two', defaultCountry: 'PT' } })
  })

  it('ends the dialogue on Ctrl-C, and leaves nothing behind', async () => {
    await leaves(terminalTenant(['new', 'acme', '--dir', tenantsDir]), CTRL_C)
  })
})

describe('new on a terminal', () => {
  it('asks for missing values, explains a wrong answer and asks again, and accepts defaults', async () => {
    writeTenant(tenantsDir, 'taken', tenantFilesWith())
    const terminal = start('new', '--engines', 'hotels,flights')
    const answers: [string, string][] = [
      ['Folder to make, such as acme-travel: ', 'Fjord Travel'],
      ['"Fjord Travel" is not a slug', ''],
      ['Folder to make, such as acme-travel: ', 'taken'],
      ['is there already.', ''],
      ['Folder to make, such as acme-travel: ', `fjord-travel`],
      ['Name of the agency (Fjord Travel): ', 'Fjord & Fjell'],
      ['Logo file (none: the name is drawn): ', 'no-such-logo.svg'],
      ['no-such-logo.svg', ''],
      ['Logo file (none: the name is drawn): ', ENTER],
      ['Languages, the default first (en): ', 'no, xx'],
      ['There is no language "xx".', ''],
      ['Languages, the default first (en): ', 'no,en'],
      ['Country (US): ', 'Norwya'],
      ['Did you mean NO?', ''],
      ['Country (US): ', 'no'],
      ['Currency (NOK): ', ENTER],
      ['Hosts (none: its host in the demo): ', 'localhost'],
      ['"localhost" is not a host', ''],
      ['Hosts (none: its host in the demo): ', 'fjord.example'],
    ]
    for (const [question, answer] of answers) {
      await terminal.sees(question)
      if (answer !== '') terminal.types(answer === ENTER ? ENTER : answer + ENTER)
    }
    const { status, shown } = await terminal.ends()
    expect([status, shown]).toEqual([0, expect.stringContaining('✓')])
    expect(tenantOf('fjord-travel')).toMatchObject({
      agency: { agencyName: 'Fjord & Fjell', defaultLanguage: 'no', languages: ['no', 'en'] },
      hosts: ['fjord.example'],
    })
  })

  it.each([
    ['Ctrl-C', CTRL_C],
    ['Ctrl-D', CTRL_D],
  ])('leaves nothing behind if the user leaves by %s, and reports it', async (_, keys) => {
    await leaves(start('new', 'acme'), keys)
  })

  it('reports an existing folder before it asks anything', async () => {
    writeTenant(tenantsDir, 'acme', tenantFilesWith())
    const { status, shown } = await start('new', 'acme').ends()
    expect([status, shown]).toEqual([2, expect.stringMatching(/acme is there already\.\n$/)])
    expect(shown).not.toContain('Name of the agency')
  })
})

describe('import on a terminal', () => {
  /** An existing folder, and another one of the same name to replace it. */
  function other(): { given: string; name: () => string } {
    const called = (agencyName: string) => tenantFilesWith({ 'tenant.json': testTenant({}, { agencyName }) })
    writeTenant(tenantsDir, 'acme', called('Acme'))
    writeTenant(join(folder, 'sent'), 'acme', called('Acme Anew'))
    return { given: join(folder, 'sent/acme'), name: () => tenantOf('acme').agency.agencyName }
  }

  it('shows the differences, asks until it gets y or n, and replaces the folder or not', async () => {
    const { given, name } = other()
    const refused = start('import', given)
    await refused.sees('Acme Anew')
    await refused.sees('y or n (n): ')
    refused.types(`maybe${ENTER}`)
    await refused.sees('"maybe" is neither y nor n.')
    await refused.sees('y or n (n): ')
    refused.types(ENTER)
    expect([(await refused.ends()).status, name()]).toEqual([1, 'Acme'])

    const taken = start('import', given)
    await taken.sees('y or n (n): ')
    taken.types(`y${ENTER}`)
    expect([(await taken.ends()).status, name()]).toEqual([0, 'Acme Anew'])
  })

  it('leaves the existing folder if the user presses Ctrl-C', async () => {
    const { given, name } = other()
    writeFileSync(join(tenantsDir, 'acme/notes.txt'), 'kept')
    const terminal = start('import', given)
    await terminal.sees('y or n (n): ')
    terminal.types(CTRL_C)
    expect([(await terminal.ends()).status, name()]).toEqual([130, 'Acme'])
    expect(readFileSync(join(tenantsDir, 'acme/notes.txt'), 'utf8')).toBe('kept')
  })
})

describe('remove and rename on a terminal', () => {
  const data = mkdtempSync(join(tmpdir(), 'livery-terminal-data-'))
  afterAll(() => rmSync(data, { recursive: true }))
  const onDatabase = (...args: string[]) =>
    terminalTenantHere([...args, '--dir', tenantsDir], { LIVERY_DATA_DIR: data })

  it('ask for the slug, refuse another one, and change nothing for an empty answer', async () => {
    writeTenant(tenantsDir, 'acme', tenantFilesWith())
    const left = onDatabase('remove', 'acme')
    await left.sees('Type acme to remove it, or press Enter to cancel: ')
    left.types(ENTER)
    expect(await left.ends()).toEqual({ status: 1, shown: expect.stringContaining('Nothing was changed.') })
    expect(existsSync(join(tenantsDir, 'acme'))).toBe(true)
    const removed = onDatabase('remove', 'acme')
    await removed.sees('Type acme to remove it')
    removed.types(`acne${ENTER}`)
    await removed.sees('"acne" is not acme.')
    removed.types(`acme${ENTER}`)
    expect((await removed.ends()).status).toBe(0)
    expect(existsSync(join(tenantsDir, 'acme'))).toBe(false)
  })

  it('change nothing after Ctrl-C', async () => {
    writeTenant(tenantsDir, 'acme', tenantFilesWith())
    const terminal = onDatabase('rename', 'acme', 'other')
    await terminal.sees('Rename acme to other? y or n (n): ')
    terminal.types(CTRL_C)
    const { status, shown } = await terminal.ends()
    expect([status, shown]).toEqual([130, expect.stringContaining('Nothing was changed.')])
    expect(existsSync(join(tenantsDir, 'acme'))).toBe(true)
  })
})
