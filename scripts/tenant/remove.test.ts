import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/server/adapters/store/open-store.ts'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { testBooking, testItem } from '../../src/server/adapters/store/testing-booking.ts'
import { keepFoldersInMemory } from '../../src/server/db/testing-data-folders.ts'
import {
  makeTenantsDir,
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../../src/server/domain/tenant-folders/testing-tenant.ts'
import { seedStore } from '../../src/server/hosts/seed/seed-store.ts'
import { parseConfig } from '../../src/server/kernel/config/config.ts'
import { moveAway } from './move-folder.ts'
import { runTenantHere } from './testing-run.ts'

keepFoldersInMemory()

let tenantsDir: string
let data: string
let count = 0
let slug: string

beforeAll(() => {
  tenantsDir = makeTenantsDir()
  data = mkdtempSync(join(tmpdir(), 'livery-data-'))
})
afterAll(() => {
  for (const folder of [tenantsDir, data]) rmSync(folder, { recursive: true })
})
beforeEach(() => {
  count += 1
  slug = `acme-${count}`
})

const log = { info() {}, warn() {}, error() {} }
const env = () => ({ LIVERY_MODE: 'demo', LIVERY_DATA_DIR: data, LIVERY_TENANTS_DIR: tenantsDir })
const run = (args: string[], more: Record<string, string> = {}) =>
  runTenantHere(['remove', ...args], { ...env(), ...more })
const place = (...parts: string[]) => join(tenantsDir, ...parts)

/** The server's database, while no command uses it. */
async function atServer<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(parseConfig(env()), log)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Starts a server on the current folders. */
const start = () => atServer((store) => seedStore(store, { mode: 'demo' }, log, tenantsDir))

async function makeAgency(): Promise<void> {
  const tenant = testTenant({ hosts: [`www.${slug}.example`] }, { agencyName: 'Acme Travel' })
  writeTenant(tenantsDir, slug, tenantFilesWith({ 'tenant.json': tenant }))
  await start()
}

/** A booking whose stay is over, or not. */
async function book(endsOn: string): Promise<string> {
  return atServer(async (store) => {
    const { bookings } = store.forAgency((await store.registry.idOf(slug)) ?? '')
    const item = testItem({ startsOn: '2020-01-01', endsOn })
    const { reference } = await bookings.create(testBooking({ items: [item] }))
    await bookings.moveItem(item.id, { event: 'wait', actor: 'system' })
    await bookings.moveItem(item.id, { event: 'confirm', actor: 'system' })
    return reference
  })
}

describe('tenant remove', () => {
  it('shows what is deleted and retained, and moves the folder where no server reads it', async () => {
    await makeAgency()
    await book('2020-01-03')
    const { status, stdout, stderr } = await run([slug, '--yes'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`${slug}  Acme Travel`)
    expect(stdout).toMatch(new RegExp(`deleted  1 host \\(www\\.${slug}\\.example\\), .*1 picture`))
    expect(stdout).toMatch(/accounts of travellers, \d+ accounts of agents and owners/)
    expect(stdout).toMatch(/kept {5}1 booking, .*1 version with bookings, .*for 10 years after the last trip/)
    expect(stdout).toMatch(
      new RegExp(`✓ ${slug} was removed. Its kept data is stored until \\d{4}-\\d\\d-\\d\\d`),
    )
    expect(existsSync(place(slug))).toBe(false)
    expect(existsSync(place('.removed', slug, 'tenant.json'))).toBe(true)
    const { imported } = await start()
    expect(imported.map((one) => one.slug)).not.toContain(slug)
    expect((await atServer((store) => store.importedFolders())).has(slug)).toBe(false)
    expect(await atServer((store) => store.agencyByHost(`www.${slug}.example`))).toBeNull()
  })

  it('reports on a second run when it was removed and what is retained', async () => {
    await makeAgency()
    await book('2020-01-03')
    await run([slug, '--yes'])
    const { status, stdout } = await run([slug, '--yes'])
    expect(status).toBe(0)
    expect(stdout).toMatch(
      new RegExp(
        `^${slug} was already removed, on \\d{4}-\\d\\d-\\d\\d\\. Kept until \\d{4}-\\d\\d-\\d\\d: 1 booking`,
      ),
    )
  })

  it('refuses while a trip is open, changes nothing, and names the flag', async () => {
    await makeAgency()
    await book('2999-01-03')
    const { status, stderr } = await run([slug, '--yes'])
    expect(status).toBe(1)
    expect(stderr).toContain(`${slug} has 1 trip that is not over. Finish that first, or add --even-open`)
    expect(stderr).toContain('Nothing was changed.')
    expect(existsSync(place(slug, 'tenant.json'))).toBe(true)
    expect(await atServer((store) => store.agencyBySlug(slug))).not.toBeNull()
    expect((await run([slug, '--yes', '--even-open'])).status).toBe(0)
    expect((await run([slug])).stdout).toContain('Still open: 1 trip that is not over.')
  })

  it('gives a new agency with the same slug and folder none of the bookings', async () => {
    await makeAgency()
    const reference = await book('2020-01-03')
    await run([slug, '--yes'])
    renameSync(place('.removed', slug), place(slug))
    expect((await start()).imported).toMatchObject([{ slug, result: 'created', version: 1 }])
    await atServer(async (store) => {
      const { bookings } = store.forAgency((await store.registry.idOf(slug)) ?? '')
      expect(await bookings.findByReference(reference)).toBeNull()
      expect(await store.agencyByHost(`www.${slug}.example`)).toMatchObject({ slug })
    })
  })

  it('leaves the retained bookings for export, those of each agency that had the slug', async () => {
    await makeAgency()
    const reference = await book('2020-01-03')
    const out = join(data, `${slug}.json`)
    const unknown = await runTenantHere(['export', slug, '--kept', '--out', out], env())
    expect(unknown).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('No data of a removed agency'),
    })
    await run([slug, '--yes'])
    await makeAgency()
    await run([slug, '--yes'])
    const { status, stdout } = await runTenantHere(['export', slug, '--kept', '--out', out], env())
    expect([status, stdout]).toEqual([0, `${out}: 2 removed agencies\n`])
    const [second, first] = JSON.parse(readFileSync(out, 'utf8'))
    expect(second.bookings).toEqual([])
    expect(first.bookings).toMatchObject([{ reference, contactEmail: 'ada@reader.example' }])
    expect(first.audit.at(-1)).toMatchObject({ action: 'agency.remove', actor: 'operator' })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    const both = await runTenantHere(['export', slug, '--kept', '--published', '--out', out], env())
    expect(both.status).toBe(2)
  })

  it('deletes or keeps the folder on request, and deletes only the link of a linked one', async () => {
    await makeAgency()
    expect((await run([slug, '--yes', '--delete-folder'])).stdout).toContain(`${place(slug)} is deleted.`)
    expect(existsSync(place(slug)) || existsSync(place('.removed', slug))).toBe(false)
    await makeAgency()
    const { stdout } = await run([slug, '--yes', '--keep-folder'])
    expect(stdout).toContain('stays; the next start imports it as a new agency')
    expect(existsSync(place(slug, 'tenant.json'))).toBe(true)
    const elsewhere = mkdtempSync(join(tmpdir(), 'livery-elsewhere-'))
    renameSync(place(slug), join(elsewhere, 'real'))
    symlinkSync(join(elsewhere, 'real'), place(slug))
    await start()
    expect((await run([slug, '--yes'])).stdout).toContain('its target was not changed')
    expect(readdirSync(join(elsewhere, 'real'))).toContain('tenant.json')
    expect(readdirSync(tenantsDir)).not.toContain(slug)
    rmSync(elsewhere, { recursive: true })
  })

  it('removes an agency whose folder is gone, and a folder that no server imported', async () => {
    await makeAgency()
    rmSync(place(slug), { recursive: true })
    const { status, stdout } = await run([slug, '--yes'])
    expect([status, stdout]).toEqual([0, expect.stringContaining('folder   is gone already')])
    writeTenant(tenantsDir, `${slug}-new`, tenantFilesWith())
    const folder = await run([`${slug}-new`, '--yes'])
    expect(folder.stdout).toContain(`The database has no agency ${slug}-new`)
    expect(existsSync(place('.removed', `${slug}-new`))).toBe(true)
  })

  it('asks to keep keys while something is open, and otherwise names those to delete', async () => {
    const name = `LIVERY_STRIPE_${slug.replace('-', '_').toUpperCase()}_SECRET`
    await makeAgency()
    await book('2999-01-03')
    const keys = { [name]: 'sk_test_1' }
    expect((await run([slug, '--yes', '--even-open'], keys)).stdout).toContain(`Leave ${name} set`)
    slug = `${slug}-b`
    await makeAgency()
    const other = { [name.replace('_SECRET', '_B_SECRET')]: 'sk_test_1' }
    expect((await run([slug, '--yes'], other)).stdout).toContain(
      '_B_SECRET can be removed from the environment',
    )
  })

  it('changes nothing without --yes and a terminal, or for wrong arguments', async () => {
    await makeAgency()
    const unasked = await run([slug])
    expect(unasked.status).toBe(2)
    expect(unasked.stderr).toBe(`Nothing was changed. Add --yes to remove ${slug} without a question.\n`)
    expect(await run([])).toMatchObject({ status: 2, stderr: 'Name one agency to remove.\n' })
    const both = await run([slug, '--keep-folder', '--delete-folder'])
    expect(both).toMatchObject({ status: 2, stderr: 'Use either --keep-folder or --delete-folder.\n' })
    const misspelt = await run([`${slug}x`, '--yes'])
    expect(misspelt.status).toBe(2)
    expect(misspelt.stderr).toContain(`There is no agency "${slug}x". Did you mean ${slug}?`)
    for (const path of ['../x', '.removed', 'a/b', '..']) {
      expect((await run([path, '--yes'])).status, path).toBe(2)
    }
    expect(existsSync(place(slug, 'tenant.json'))).toBe(true)
    expect(await atServer((store) => store.agencyBySlug(slug))).not.toBeNull()
  })

  it('names the process that uses the database while a server runs, and leaves the folder', async () => {
    await makeAgency()
    await atServer(async () => {
      const { status, stderr } = await run([slug, '--yes'])
      expect(status).toBe(1)
      expect(stderr).toMatch(/^The data folder .* is in use by process \d+; stop that one first/)
    })
    expect(existsSync(place(slug, 'tenant.json'))).toBe(true)
  })
})

describe('tenant rename', () => {
  const rename = (...args: string[]) => runTenantHere(['rename', ...args], env())

  it("renames agency and folder, and keeps id, hosts, bookings and the demo's sign-in", async () => {
    await makeAgency()
    const reference = await book('2999-01-03')
    const renamed = `${slug}-new`
    const id = await atServer((store) => store.registry.idOf(slug))
    const { status, stdout, stderr } = await rename(slug, renamed, '--yes')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      new RegExp(
        `stays    its id, 1 host \\(www\\.${slug}\\.example\\), \\d+ people, 0 sessions, 1 booking, 1 version`,
      ),
    )
    expect(stdout).toContain(`http://${slug}.localhost:4000 answers 'Agency not found!'`)
    expect(stdout).toContain(`✓ ${slug} was renamed to ${renamed}.`)
    expect(readdirSync(tenantsDir)).toContain(renamed)
    expect(readdirSync(tenantsDir)).not.toContain(slug)
    const report = await start()
    expect(report.untouched).toContain(renamed)
    expect(report.broken).toEqual([])
    await atServer(async (store) => {
      expect(await store.registry.idOf(renamed)).toBe(id)
      expect(await store.registry.idOf(slug)).toBeNull()
      expect(await store.agencyByHost(`www.${slug}.example`)).toMatchObject({ id, slug: renamed })
      const { bookings, users } = store.forAgency(id ?? '')
      expect(await bookings.findByReference(reference)).not.toBeNull()
      expect(await users.authenticate(`owner@${renamed}.example`, 'livery-demo-1')).not.toBeNull()
    })
  })

  it('follows a folder that was renamed by hand, as the start proposes', async () => {
    await makeAgency()
    renameSync(place(slug), place(`${slug}-new`))
    const [broken] = (await start()).broken
    expect(broken?.problems[0]?.fix).toContain(`'npm run -s tenant -- rename ${slug} ${slug}-new'`)
    expect((await rename(slug, `${slug}-new`, '--yes')).status).toBe(0)
    expect(await start()).toMatchObject({ broken: [], imported: [] })
  })

  it("works on the database alone, and on a folder alone with the demo's address in it", async () => {
    await makeAgency()
    rmSync(place(slug), { recursive: true })
    const { status, stdout } = await rename(slug, `${slug}-new`, '--yes')
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('it has no folder; only the database changes'),
    ])
    const written = (own: string) =>
      `{ "issuer": "http://${own}.localhost:4400", "b": "//${slug}-xx.localhost/" }`
    writeTenant(tenantsDir, `${slug}-x`, { 'tenant.json': written(`${slug}-x`) })
    expect((await rename(`${slug}-x`, `${slug}-y`, '--yes')).status).toBe(0)
    expect(readFileSync(place(`${slug}-y`, 'tenant.json'), 'utf8')).toBe(written(`${slug}-y`))
  })

  it('renames a link to a folder', async () => {
    await makeAgency()
    const elsewhere = mkdtempSync(join(tmpdir(), 'livery-elsewhere-'))
    renameSync(place(slug), join(elsewhere, 'real'))
    symlinkSync(join(elsewhere, 'real'), place(slug))
    expect((await rename(slug, `${slug}-new`, '--yes')).status).toBe(0)
    expect(readlinkSync(place(`${slug}-new`))).toBe(join(elsewhere, 'real'))
    rmSync(place(`${slug}-new`))
    rmSync(elsewhere, { recursive: true })
  })

  it('refuses a slug that is taken, invalid or its own, and changes nothing', async () => {
    await makeAgency()
    const first = slug
    slug = `${slug}-b`
    await makeAgency()
    const refused = async (...args: string[]) => {
      const { status, stderr } = await rename(...args, '--yes')
      expect(status, stderr).toBe(2)
      return stderr
    }
    expect(await refused(first, slug)).toContain(`${place(slug)} is there already.`)
    rmSync(place(slug), { recursive: true })
    expect(await refused(first, slug)).toContain(`There is already an agency ${slug}.`)
    expect(await refused(first, 'Not A Slug')).toContain('"Not A Slug" is not a slug')
    expect(await refused(first, first)).toContain("is already the agency's slug")
    expect(await refused(`${first}x`, 'other')).toContain(`Did you mean ${first}?`)
    expect(await refused(first)).toContain('Name the agency and its new slug.')
    const unasked = await rename(first, `${first}-c`)
    expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('Add --yes to rename') })
    expect(existsSync(place(first, 'tenant.json'))).toBe(true)
    expect(await atServer((store) => store.agencyBySlug(first))).not.toBeNull()
  })

  it('refuses while a key or secret of the new slug is missing, and names the flag', async () => {
    await makeAgency()
    const upper = slug.replace('-', '_').toUpperCase()
    const old = {
      [`LIVERY_STRIPE_${upper}_SECRET`]: 'sk_test_1',
      [`LIVERY_OIDC_SECRET_${upper}_STAFF`]: 'x',
    }
    const run = (keys: object, ...flags: string[]) =>
      runTenantHere(['rename', slug, 'stripe', '--yes', ...flags], { ...env(), ...old, ...keys })
    const refused = await run({})
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('LIVERY_OIDC_SECRET_STRIPE_STAFF, LIVERY_STRIPE_STRIPE_SECRET at once')
    expect(refused.stderr).toContain('--even-without-keys')
    expect(existsSync(place(slug, 'tenant.json'))).toBe(true)
    expect(await atServer((store) => store.registry.idOf(slug))).not.toBeNull()
    const secret = { LIVERY_STRIPE_STRIPE_SECRET: 'sk_test_1' }
    expect((await run(secret)).stderr).toContain('LIVERY_OIDC_SECRET_STRIPE_STAFF at once')
    const { status, stdout } = await run({ ...secret, LIVERY_OIDC_SECRET_STRIPE_STAFF: 'x' })
    expect(status).toBe(0)
    expect(stdout).toContain(
      `LIVERY_STRIPE_STRIPE_SECRET is used at once; remove LIVERY_STRIPE_${upper}_SECRET afterwards`,
    )
  })

  it('requires the Stripe keys of an agency that pays by Stripe, unless the flag is given', async () => {
    const tenant = testTenant({}, { currentPaymentGateway: 'stripe' })
    writeTenant(tenantsDir, slug, tenantFilesWith({ 'tenant.json': tenant }))
    await start()
    const upper = slug.replace('-', '_').toUpperCase()
    const { status, stderr } = await rename(slug, `${slug}-new`, '--yes')
    expect(status).toBe(1)
    for (const kind of ['SECRET', 'PUBLISHABLE', 'WEBHOOK'])
      expect(stderr).toContain(`LIVERY_STRIPE_${upper}_NEW_${kind}`)
    expect((await rename(slug, `${slug}-new`, '--yes', '--even-without-keys')).status).toBe(0)
  })

  it('refuses the slug of a removed agency with an open trip', async () => {
    await makeAgency()
    await book('2999-01-03')
    await run([slug, '--yes', '--even-open'])
    const removed = slug
    slug = `${slug}-b`
    await makeAgency()
    const { status, stderr } = await rename(slug, removed, '--yes')
    expect(status).toBe(2)
    expect(stderr).toContain(`A removed agency had the slug ${removed}`)
    expect(existsSync(place(slug, 'tenant.json'))).toBe(true)
    writeTenant(tenantsDir, removed, tenantFilesWith())
    const shown = await run([removed, '--keep-folder'])
    expect(shown.stdout).toContain('Still open: 1 trip that is not over.')
    const checked = await runTenantHere(['check', removed, '--database'], env())
    expect(checked.stdout).toContain(`slug ${removed} is the slug of a removed agency`)
    const broken = (await start()).broken.find((one) => one.slug === removed)
    expect(broken?.problems).toMatchObject([{ field: 'slug' }])
    rmSync(place(removed), { recursive: true })
  })
})

describe('a command killed between the folder and the database', () => {
  const rename = (...args: string[]) => runTenantHere(['rename', ...args], env())

  it('completes the renaming when it runs again, also the address in tenant.json', async () => {
    await makeAgency()
    const renamed = `${slug}-new`
    const id = await atServer((store) => store.registry.idOf(slug))
    const address = (own: string) => `"x": "//${own}.localhost/"`
    const text = readFileSync(place(slug, 'tenant.json'), 'utf8').replace('{', `{ ${address(slug)},`)
    writeFileSync(place(slug, 'tenant.json'), text)
    renameSync(place(slug), place(renamed))
    expect((await rename(slug, renamed, '--yes')).status).toBe(0)
    expect(readFileSync(place(renamed, 'tenant.json'), 'utf8')).toContain(address(renamed))
    expect(await atServer((store) => store.registry.idOf(renamed))).toBe(id)
    const again = await rename(slug, renamed, '--yes')
    expect(again.status).toBe(2)
    expect(again.stderr).toContain(`there is an agency ${renamed}. If you renamed it before, nothing is left`)
    rmSync(place(renamed), { recursive: true })
  })

  it('renames the folder alone if the database already has the new slug', async () => {
    await makeAgency()
    const renamed = `${slug}-new`
    await atServer((store) => store.registry.rename(slug, renamed))
    expect((await rename(slug, renamed, '--yes')).status).toBe(0)
    expect(readdirSync(tenantsDir)).toContain(renamed)
    const report = await start()
    expect(report.untouched).toContain(renamed)
    expect(report.broken.map((one) => one.slug)).not.toContain(renamed)
  })

  it("completes the removal when it runs again, and shows the folder's place", async () => {
    await makeAgency()
    moveAway(tenantsDir, slug)
    const left = `${place('.removed', slug)} still exists`
    const first = await run([slug, '--yes', '--delete-folder'])
    expect([first.status, first.stdout]).toEqual([0, expect.stringContaining(left)])
    expect(await atServer((store) => store.registry.idOf(slug))).toBeNull()
    expect((await run([slug, '--yes'])).stdout).toContain(left)
  })
})
