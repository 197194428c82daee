import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantFile } from '../../src/contract/types.ts'
import { openTestStore } from '../../src/server/adapters/store/testing.ts'
import { importTenants } from '../../src/server/hosts/seed/import-tenants.ts'
import { appOn } from '../../src/shell/testing-server.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { themeCss } from '../../src/theme/theme-css.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { checkedTenants } from './check.ts'
import { newTenant } from './new.ts'
import { tenantSource } from './tenant-source.ts'
import { runTenantHere } from './testing-run.ts'

let folder: string
let tenantsDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-new-'))
  tenantsDir = join(folder, 'tenants')
})
afterEach(() => rmSync(folder, { recursive: true }))

const made = (...args: string[]) => runTenantHere(['new', ...args, '--dir', tenantsDir])
const tenantOf = (slug: string): TenantFile =>
  JSON.parse(readFileSync(join(tenantsDir, slug, 'tenant.json'), 'utf8'))

async function problemsOf(slug: string) {
  const checked = await checkedTenants([await tenantSource(slug, tenantsDir)], tenantsDir)
  return checked.flatMap(({ problems }) => problems.filter(({ level }) => level !== 'note'))
}

describe('npm run tenant -- new', () => {
  it('makes a folder that passes check and is served at once in its own colours', async () => {
    const { status, stdout } = await made('acme-travel')
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      `✓ ${tenantsDir}/acme-travel  tenant.json, logo.svg, favicon.svg, pages/privacy.html, pages/cookies.html, pages/disclaimer.html, pages/terms.html`,
    ])
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
      /^ {2}npm run dev -- --tenant acme-travel +serves it at http:\/\/acme-travel\.localhost:4000$/,
    )
    expect(await problemsOf('acme-travel')).toEqual([])
    const store = await openTestStore()
    const { broken } = await importTenants(store, tenantsDir, async (bundle) => bundle)
    expect(broken).toEqual([])
    const app = await appOn(store)
    const host = 'acme-travel.localhost:4000'
    const page = await app.fetch(new Request(`http://${host}/`), {
      hosts: [host],
      remoteAddress: '192.0.2.1',
    })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<title>Acme Travel</title>')
    expect(html).toContain('Where to next?')
    expect(html).toContain(themeCss(resolveTokens({ primaryColor: '#2574de' })))
    await store.close()
  })

  it('takes the colours of a logo, and a mode in which it is visible', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#5a1033" d="M0 0h60v30H0z"/><path fill="#123f2a" d="M60 0h30v30H60z"/></svg>`
    const svg = join(folder, 'brand.svg')
    writeFileSync(svg, drawing)
    expect((await made('dark-red', '--logo', svg)).stdout).toContain('colours of the logo  #5a1033 #123f2a')
    expect(tenantOf('dark-red').agency).toMatchObject({
      primaryColor: '#5a1033',
      theme: { mode: 'light', secondaryColor: '#123f2a' },
    })
    expect(readFileSync(join(tenantsDir, 'dark-red/logo.svg'), 'utf8')).toBe(drawing)
    expect(await problemsOf('dark-red')).toEqual([])

    const png = join(folder, 'square.png')
    const ground = { width: 200, height: 200, channels: 4, background: '#d92632' } as const
    await sharp({ create: ground }).png().toFile(png)
    expect((await made('square', '--logo', png)).status).toBe(0)
    expect(tenantOf('square').agency).toMatchObject({ primaryColor: '#d92632', favicon: './logo.png' })
    expect(readdirSync(join(tenantsDir, 'square'))).toEqual(['logo.png', 'pages', 'tenant.json'])
  })

  it("takes name, languages, country, currency, engines and hosts, and writes texts in the site's language", async () => {
    const given = [
      '--name',
      'دروب & Söhne',
      '--languages',
      'ar,de',
      '--country',
      'at',
      '--engines',
      'cars,flights',
    ]
    const { status } = await made(
      'duna',
      ...given,
      '--host',
      'www.duna.example',
      '--host',
      'duna.example',
      '--color',
      '0E7490',
    )
    expect(status).toBe(0)
    const { hosts, agency, navigation } = tenantOf('duna')
    expect(hosts).toEqual(['www.duna.example', 'duna.example'])
    expect(agency).toMatchObject({
      agencyName: 'دروب & Söhne',
      defaultLanguage: 'ar',
      languages: ['ar', 'de'],
      primaryColor: '#0e7490',
      defaultCountry: 'AT',
      defaultCurrency: 'EUR',
      contactEmailId: 'hello@duna.example',
    })
    expect(agency.home.headline).toBe('إلى أين الرحلة القادمة؟')
    const active = agency.bookingMenuItemOptions.filter((one) => one.active).map(({ title }) => title)
    expect(active).toEqual(['Air Travel', 'Cars'])
    expect(navigation).toEqual([{ label: 'Book Now', path: '/booknow/flights' }])
    expect(await problemsOf('duna')).toEqual([])
  })

  it('leaves an existing folder unchanged', async () => {
    await made('acme', '--name', 'First')
    const again = await made('acme', '--name', 'Second')
    expect(again).toMatchObject({ status: 2, stderr: expect.stringMatching(/\/acme is there already\.\n$/) })
    expect(tenantOf('acme').agency.agencyName).toBe('First')
  })

  it.each([
    [['Acme Travel'], /^"Acme Travel" is not a slug: use up to 40 of a-z/],
    [
      ['a', '--country', 'Denmarc'],
      /^country must be a code of two letters \(ISO 3166-1\), but is "Denmarc"\. Did you mean DK\?$/,
    ],
    [['a', '--country', 'Portugal'], /but is "Portugal"\. Did you mean PT\?$/],
    [['a', '--country', 'XX'], /but is "XX"\.$/],
    [['a', '--languages', 'en,nl'], /^There is no language "nl"\. .*There are en, pt, es, /],
    [['a', '--currency', 'EURO'], /^There is no currency "EURO"\. Did you mean EUR\?/],
    [['a', '--engines', 'hotel,flghts'], /^There is no engine "flghts"\. Did you mean Flights\?/],
    [['a', '--host', 'https://a.example'], /^"https:\/\/a\.example" is not a host: use a lower-case name/],
    [['a', '--color', 'teal'], /^"teal" is not a colour: write it as #rrggbb\./],
    [['a', '--logo', '/none.svg'], /^There is no logo \/none\.svg\.$/],
    [[], /^Name one folder to make, such as acme-travel\.$/],
  ])('explains the fault in %j, and makes nothing', async (args, sentence) => {
    const done = newTenant([...args, '--dir', tenantsDir])
    await expect(done).rejects.toThrow(UsageError)
    await expect(done).rejects.toThrow(sentence)
    expect(readdirSync(folder)).toEqual([])
  })
})
