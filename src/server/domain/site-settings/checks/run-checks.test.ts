import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { schemas } from '../../../../contract/operations.gen.ts'
import type { Settings } from '../../../../contract/types.ts'
import { routePatterns as booking } from '../../../../remotes/booking/routes.ts'
import { routePatterns as seo } from '../../../../remotes/seo/routes.ts'
import { applyChanges, type Change } from '../../../../tenant/settings/change.ts'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { assetHash } from '../../pictures/asset-hash.ts'
import { readTenantBundle } from '../../tenant-folders/read-tenant-bundle.ts'
import { readTenantFolders } from '../../tenant-folders/tenant-folder.ts'
import { readSettings } from '../read-settings.ts'
import { settingsJson } from '../settings-json.ts'
import { schemaErrors } from '../validate-settings.ts'
import { checkedSite } from './checked-site.ts'
import { checkEmptyPages } from './empty-pages.ts'
import { checkHtmlColors } from './html-colors.ts'
import { checkLinks } from './links.ts'
import { checkAltTexts, checkup, runChecks } from './run-checks.ts'
import { found, testSettings } from './testing-site.ts'

const remotes = [
  { name: 'booking', routes: booking },
  { name: 'seo', routes: seo },
]
const hosts = ['www.test.example']

async function tenantSite(slug: string) {
  const folder = readTenantFolders(join(import.meta.dirname, '../../../../../tenants')).find(
    (one) => one.slug === slug,
  )
  const read = folder && (await readTenantBundle(folder, sharpRaster()))
  if (!read?.ok) throw new Error(`${slug} cannot be read`)
  const { content, hosts, assets } = read.bundle
  const byHash = new Map(assets.map((asset) => [assetHash(asset.bytes), asset]))
  return {
    checked: { settings: readSettings(content, hosts), hosts },
    parts: {
      remotes,
      environment: 'prod',
      isDemo: true,
      raster: sharpRaster(),
      assets: { find: async (hash: string) => byHash.get(hash) ?? null },
    },
  }
}

const slugs = readTenantFolders(join(import.meta.dirname, '../../../../../tenants')).map(({ slug }) => slug)

describe('the checks before publishing', () => {
  it.each(slugs)('let %s be published unchanged, with little advice', async (slug) => {
    const { checked, parts } = await tenantSite(slug)
    const findings = await runChecks(checked, parts)
    // Pages outside this release belong to the deployment, and one demo site is closed on purpose.
    const known = ['link.notHere', 'setup.inactive']
    const own = findings.filter(({ code }) => !known.includes(code))
    expect(own.map(({ field, reason }) => `${field} ${reason}`)).toEqual([])
    expect(findings.every(({ level }) => level === 'advice')).toBe(true)
  })

  it('report what passed, with figures', async () => {
    const { findings, passed } = await checkup({ settings: testSettings(), hosts }, { isDemo: true })
    expect(findings).toEqual([])
    expect(passed.map(({ check }) => check)).toEqual([
      'contrast',
      'ownHtml',
      'logos',
      'links',
      'pages',
      'translations',
      'lengths',
      'altTexts',
      'setup',
    ])
    const [contrast] = passed
    expect(Number(contrast?.values.ratio)).toBeGreaterThanOrEqual(4.5)
    expect(contrast?.summary).toMatch(
      /^\d+ pairs of colours in light and dark, text at \d+\.\d\d : 1 at least$/,
    )
  })

  it('report nothing else if the contract is broken', async () => {
    const settings = { ...testSettings(), navigation: 'no list' } as unknown as Settings
    const { findings, passed } = await checkup({ settings, hosts }, {})
    expect(passed).toEqual([])
    expect(findings).toMatchObject([{ check: 'contract', code: 'reason.type', level: 'blocking' }])
  })

  it('give valid fixes after which the finding is gone', async () => {
    const broken = {
      navigation: [
        { label: 'Gone', path: '/gone' },
        { label: 'FAQ', path: '/faq' },
        { label: 'Hotels', path: '/booknow/cars' },
      ],
      about: { isEnabled: true, title: 'About', content: '' },
      faq: {
        isEnabled: true,
        title: 'FAQ',
        headerMessage: '',
        questions: [{ question: 'Why?', answer: ' ' }],
      },
      links: [{ id: 'spring', to: '/nowhere-at-all' }],
      currencies: ['EUR'],
      posts: [
        {
          slug: 'a',
          title: 'A',
          summary: 'A',
          scene: 'beach',
          publishedOn: '2026-01-01',
          content: '<p>Go <a href="/gone">there</a> or <a href="https://a.example">here</a></p>',
        },
      ],
      agency: { displaySupportPhoneFooter: true, contactPhoneNumber: '', defaultCurrency: 'USD' },
    }
    let settings = testSettings(broken as never)
    const before = await runChecks({ settings, hosts }, { isDemo: true })
    expect(before.filter(({ fix }) => fix).length).toBeGreaterThanOrEqual(8)
    for (let press = 0; press < 20; press += 1) {
      const fixable = (await runChecks({ settings, hosts }, { isDemo: true })).find(({ fix }) => fix)
      if (!fixable) break
      const document = applyChanges(settingsJson(settings), (fixable.fix?.changes ?? []) as Change[])
      settings = document as unknown as Settings
      expect(schemaErrors(structuredClone(settings)), fixable.code).toEqual([])
    }
    const left = await runChecks({ settings, hosts }, { isDemo: true })
    expect(left.filter(({ fix }) => fix)).toEqual([])
    expect(left.filter(({ level }) => level === 'blocking')).toEqual([])
    expect(settings.posts[0]?.content).toBe('<p>Go there or <a href="https://a.example">here</a></p>')
  })

  it("report findings in the contract's shape", async () => {
    const names = Object.keys((schemas.Finding as { properties: object }).properties)
    const findings = await found({ navigation: [{ label: 'Gone', path: '/gone' }] })
    for (const finding of findings) expect(names).toEqual(expect.arrayContaining(Object.keys(finding)))
  })
})

describe('hostile settings', () => {
  const at = (content: string) => found({ agency: { disclaimer: content } } as never)

  // Quadratic work would not finish before the test's timeout.
  it.each([
    ['the same link over and over', '<a href="/gone">x</a>'.repeat(100_000)],
    ['many links', Array.from({ length: 50_000 }, (_, i) => `<a href="/g/${i}">x</a>`).join('')],
    ['tags that never end', '<a href="'.repeat(200_000)],
    ['spaces in a tag', `<a ${' '.repeat(2_000_000)}href="/gone">x</a>`],
    ['brackets', '<'.repeat(2_000_000)],
    ['equals signs', `<img ${'a= '.repeat(600_000)}>`],
    ['quotes', `<img ${'"'.repeat(1_999_999)}>`],
    ['styles', '<p style="color:#777">x</p>'.repeat(70_000)],
  ])('are checked in time proportional to their length: %s', async (_, html) => {
    const site = await checkedSite(
      { settings: testSettings({ agency: { disclaimer: html } } as never), hosts },
      {},
    )
    for (const check of [checkLinks, checkHtmlColors, checkAltTexts, checkEmptyPages]) {
      expect(await check(site)).toMatchObject({ findings: expect.any(Array) })
    }
  })

  it('give a limited number of findings', async () => {
    const navigation = Array.from({ length: 12 }, (_, i) => ({ label: `${i}`, path: `/gone/${i}` }))
    const links = Array.from({ length: 500 }, (_, i) => ({ id: `l${i}`, to: `/gone/${i}` }))
    const findings = await found({ navigation, links })
    expect(findings).toHaveLength(200)
    expect(findings.slice(0, 12).every(({ level }) => level === 'blocking')).toBe(true)
  })

  it('with broken HTML are checked, and none of it becomes markup', async () => {
    for (const html of [
      '<a href=/gone',
      '</a></a><a href="/gone"><a href="/gone">',
      '<img',
      "<a HREF='/gone'>",
      '<p style="color:">',
    ]) {
      expect(await at(html)).toEqual(expect.any(Array))
    }
  })

  it('do not reach built-in properties of objects', async () => {
    const names = ['__proto__', 'constructor', 'toString']
    const links = names.map((name) => ({ label: name, path: `/${name}` }))
    const findings = await found({
      navigation: links,
      agency: { disclaimer: '<p style="color:constructor">x</p>' },
    } as never)
    expect(findings.filter(({ code }) => code === 'link.dead')).toHaveLength(3)
    expect(findings.some(({ code }) => code === 'contrast.html')).toBe(false)
  })
})
