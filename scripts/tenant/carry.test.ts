import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/server/adapters/store/open-store.ts'
import { keepFoldersInMemory } from '../../src/server/db/testing-data-folders.ts'
import { readZip } from '../../src/server/domain/site-settings/files/read-zip.ts'
import { writeZip } from '../../src/server/domain/site-settings/files/write-zip.ts'
import { readTenantFolder } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import {
  makeTenantsDir,
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../../src/server/domain/tenant-folders/testing-tenant.ts'
import { seedStore } from '../../src/server/hosts/seed/seed-store.ts'
import { parseConfig } from '../../src/server/kernel/config/config.ts'
import { formatDiff } from './format-diff.ts'
import { tenantDiff } from './tenant-diff.ts'
import { runTenantHere } from './testing-run.ts'
import { writeFolder } from './write-folder.ts'

keepFoldersInMemory()

let tenantsDir: string
let out: string

beforeEach(() => {
  tenantsDir = makeTenantsDir()
  out = mkdtempSync(join(tmpdir(), 'livery-out-'))
})
afterEach(() => {
  for (const folder of [tenantsDir, out]) rmSync(folder, { recursive: true })
})

/** A folder that differs from the plain one in every possible way. */
function writeTwo(): void {
  writeTenant(tenantsDir, 'acme', tenantFilesWith({ 'pages/a.html': '<p>a</p>\n<p>b</p>\n', 'old.png': 'x' }))
  const tenant = testTenant(
    {
      currencies: ['EUR'],
      navigation: [
        { label: 'Book Now', path: '/booknow/hotels' },
        { label: 'Blog', path: '/blog' },
      ],
    },
    { status: 'Active', primaryColor: '#b8187f', agencyName: 'Acme' },
  )
  const files = { 'tenant.json': tenant, 'pages/a.html': '<p>a</p>\n<p>c</p>\n<p>d</p>\n', 'new.html': 'n' }
  writeTenant(tenantsDir, 'acme-2', tenantFilesWith(files))
}
const filesOf = (slug: string) => readTenantFolder(tenantsDir, slug).files

describe('tenant diff', () => {
  it('compares the meaning of fields: an explicit default is no difference', async () => {
    writeTwo()
    const { fields, files } = tenantDiff(filesOf('acme'), filesOf('acme-2'))
    expect(fields).toEqual([
      { field: 'agency.agencyName', before: 'Test Travel', after: 'Acme' },
      { field: 'agency.primaryColor', before: '#2c7be5', after: '#b8187f' },
      {
        field: 'navigation',
        before: [{ label: 'Book Now', path: '/booknow/hotels' }],
        after: [
          { label: 'Book Now', path: '/booknow/hotels' },
          { label: 'Blog', path: '/blog' },
        ],
      },
      { field: 'currencies', after: ['EUR'] },
    ])
    expect(files).toEqual([
      { file: 'new.html', after: expect.stringMatching(/^[0-9a-f]{8}$/) },
      { file: 'old.png', before: expect.stringMatching(/^[0-9a-f]{8}$/) },
      {
        file: 'pages/a.html',
        lines: { added: 2, removed: 1 },
        before: expect.any(String),
        after: expect.any(String),
      },
    ])
  })

  it('prints a line for each field, and lists by added and removed entries', async () => {
    writeTwo()
    const lines = formatDiff(tenantDiff(filesOf('acme'), filesOf('acme-2'))).split('\n')
    expect(lines).toContain('  agency.primaryColor  #2c7be5 → #b8187f')
    expect(lines).toContain('  navigation           1 entry → 2 entries')
    expect(lines).toContain('    + {"label":"Blog","path":"/blog"}')
    expect(lines).toContain('  currencies           nothing → ["EUR"]')
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}pages\/a\.html +[0-9a-f]{8} → [0-9a-f]{8} {2}\+2 −1 lines$/),
    )
  })

  it('exits with 1 for a difference, 0 for none, and 2 for an unknown tenant', async () => {
    writeTwo()
    const different = await runTenantHere(['diff', 'acme', 'acme-2', '--dir', tenantsDir, '--json'])
    expect(different.status).toBe(1)
    expect(JSON.parse(different.stdout).fields).toHaveLength(4)
    const same = await runTenantHere(['diff', 'acme', join(tenantsDir, 'acme'), '--dir', tenantsDir])
    expect(same).toMatchObject({ status: 0, stdout: expect.stringMatching(/ are the same\.\n$/) })
    const none = await runTenantHere(['diff', 'acme', 'acmee', '--dir', tenantsDir])
    expect(none).toMatchObject({ status: 2, stderr: expect.stringContaining('Did you mean acme?') })
    expect((await runTenantHere(['diff', 'acme', '--dir', tenantsDir])).stderr).toBe(
      'Name two tenants to compare; there is 1.\n',
    )
  })
})

describe('tenant export and import', () => {
  it('move a tenant from one place to another without changing a byte', async () => {
    writeTwo()
    const zip = join(out, 'carried.zip')
    expect(await runTenantHere(['export', 'acme', '--out', zip, '--dir', tenantsDir])).toMatchObject({
      status: 0,
      stdout: `${zip}: 5 files, 1 kB\n`,
    })
    const read = await readZip(readFileSync(zip))
    expect(read.ok && [...read.files.keys()][0]).toBe('tenant.json')
    const other = join(out, 'tenants')
    expect((await runTenantHere(['import', zip, '--dir', other])).status).toBe(0)
    expect(readTenantFolder(other, 'carried').files).toEqual(filesOf('acme'))
    expect(await runTenantHere(['import', zip, '--dir', other])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/carried is already the same\.\n$/),
    })
  })

  it('report a place that cannot be written or read', async () => {
    writeTwo()
    const exported = (path: string) => runTenantHere(['export', 'acme', '--out', path, '--dir', tenantsDir])
    const nowhere = join(out, 'nowhere')
    expect(await exported(join(nowhere, 'acme.zip'))).toMatchObject({
      status: 2,
      stderr: `The output folder ${nowhere} does not exist.\n`,
    })
    expect(await exported(out)).toMatchObject({
      status: 2,
      stderr: `${out} is a folder. Name a file, such as acme.zip.\n`,
    })
    expect(await runTenantHere(['check', 'acme', '--dir', nowhere])).toMatchObject({
      status: 2,
      stderr: `There is no folder ${nowhere}.\n`,
    })
    expect(await runTenantHere(['check', 'acme', '--dir', out])).toMatchObject({
      status: 2,
      stderr: 'There is no tenant, folder or zip "acme".\n',
    })
  })

  it('write nothing of a tenant with errors', async () => {
    writeTenant(
      tenantsDir,
      'broken',
      tenantFilesWith({ 'tenant.json': testTenant({}, { logo: './none.svg' }) }),
    )
    const zip = join(out, 'broken.zip')
    const exported = await runTenantHere(['export', 'broken', '--out', zip, '--dir', tenantsDir])
    expect([exported.status, existsSync(zip)]).toEqual([1, false])
    expect(exported.stderr).toMatch(
      /broken\/tenant\.json:4:5 +agency\.logo names \.\/none\.svg, which does not exist/,
    )
    writeFileSync(zip, await writeZip(filesOf('broken')))
    const imported = await runTenantHere(['import', zip, '--slug', 'fresh', '--dir', tenantsDir])
    expect([imported.status, readdirSync(tenantsDir)]).toEqual([1, ['broken']])
    expect(imported.stderr).toContain('broken.zip/tenant.json:4:5')
  })

  it('show what an import changes, and replace a folder without a terminal only with --yes', async () => {
    writeTwo()
    const before = filesOf('acme')
    const args = ['import', join(tenantsDir, 'acme-2'), '--slug', 'acme', '--dir', tenantsDir]
    const refused = await runTenantHere(args)
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/acme exists\. Add --yes to replace it\./),
    })
    expect(refused.stdout).toContain('agency.primaryColor  #2c7be5 → #b8187f')
    expect(filesOf('acme')).toEqual(before)
    expect((await runTenantHere([...args, '--yes'])).status).toBe(0)
    expect(filesOf('acme')).toEqual(filesOf('acme-2'))
    expect(readdirSync(tenantsDir)).toEqual(['acme', 'acme-2'])
  })

  it.each([
    ['{\n  "agency": oops\n}', / \S*\/acme\/tenant\.json:2:13 /],
    ['[]', / \S*\/acme\/tenant\.json:1:1 +tenant\.json must be an object/],
    [null, / \S*\/acme\/tenant\.json +is missing/],
  ])(
    "import a valid tenant over one whose tenant.json is %j, and report that one's place",
    async (text, place) => {
      writeTwo()
      const broken = join(tenantsDir, 'acme/tenant.json')
      if (text === null) rmSync(broken)
      else writeFileSync(broken, text)
      const args = ['import', join(tenantsDir, 'acme-2'), '--slug', 'acme', '--dir', tenantsDir]
      const refused = await runTenantHere(args)
      expect([refused.status, refused.stderr]).toEqual([
        2,
        expect.stringContaining('Add --yes to replace it'),
      ])
      expect(refused.stdout).toMatch(place)
      expect(existsSync(broken)).toBe(text !== null)
      expect((await runTenantHere([...args, '--yes'])).status).toBe(0)
      expect(filesOf('acme')).toEqual(filesOf('acme-2'))
    },
  )

  it('refuse a host of another existing tenant', async () => {
    const files = tenantFilesWith({ 'tenant.json': testTenant({ hosts: ['travel.example'] }) })
    writeTenant(tenantsDir, 'holder', files)
    writeTenant(out, 'comer', files)
    const { status, stderr } = await runTenantHere(['import', join(out, 'comer'), '--dir', tenantsDir])
    expect([status, readdirSync(tenantsDir)]).toEqual([1, ['holder']])
    expect(stderr).toContain('travel.example belongs to the agency holder; comer cannot have it too')
  })

  it("write to a link's target, and leave the link", async () => {
    writeTwo()
    const elsewhere = join(out, 'elsewhere')
    renameSync(join(tenantsDir, 'acme'), elsewhere)
    symlinkSync(elsewhere, join(tenantsDir, 'acme'), 'dir')
    const args = ['import', join(tenantsDir, 'acme-2'), '--slug', 'acme', '--dir', tenantsDir, '--yes']
    expect((await runTenantHere(args)).status).toBe(0)
    expect(lstatSync(join(tenantsDir, 'acme')).isSymbolicLink()).toBe(true)
    expect(readTenantFolder(out, 'elsewhere').files).toEqual(filesOf('acme-2'))
    expect(readdirSync(out)).toEqual(['elsewhere'])
  })

  it('leave the previous files if a file cannot be written', async () => {
    writeTwo()
    const before = filesOf('acme')
    const impossible = new Map([
      ['tenant.json', Buffer.from('{}')],
      ['tenant.json/inside', Buffer.from('')],
    ])
    expect(() => writeFolder(tenantsDir, 'acme', impossible)).toThrow()
    expect(filesOf('acme')).toEqual(before)
    expect(readdirSync(tenantsDir).toSorted()).toEqual(['acme', 'acme-2'])
  })

  it("export what visitors see now from the server's database, as a folder that imports as the same site", async () => {
    writeTwo()
    const env = { LIVERY_MODE: 'demo', LIVERY_DATA_DIR: join(out, 'data'), LIVERY_TENANTS_DIR: tenantsDir }
    const log = { info() {}, warn() {}, error() {} }
    const config = parseConfig(env)
    const store = await openStore(config, log)
    await seedStore(store, config, log, tenantsDir)
    await store.close()
    const zip = join(out, 'acme.zip')
    const { status, stderr } = await runTenantHere(['export', 'acme', '--published', '--out', zip], env)
    expect([status, stderr]).toEqual([0, ''])
    const { status: same, stdout } = await runTenantHere(['diff', zip, 'acme', '--dir', tenantsDir, '--json'])
    expect(same).toBe(1)
    const fields: { field: string }[] = JSON.parse(stdout).fields
    // The export contains values that the folder leaves to the platform.
    expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['agency.home.place']))
    expect(fields.map(({ field }) => field)).not.toContain('agency.primaryColor')
    expect(await runTenantHere(['export', 'nobody', '--published', '--out', zip], env)).toMatchObject({
      status: 2,
      stderr: 'The database has no agency "nobody". There are acme, acme-2.\n',
    })
  })
})
