import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantFile } from '../../src/contract/types.ts'
import { writeZip } from '../../src/server/domain/site-settings/files/write-zip.ts'
import { problemText } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import {
  makeTenantsDir,
  plainSvg,
  type TestFiles,
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../../src/server/domain/tenant-folders/testing-tenant.ts'
import { root } from '../build/root.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { check, checkedTenants } from './check.ts'
import { slugsIn, tenantSource } from './tenant-source.ts'
import { runTenant, runTenantHere } from './testing-run.ts'

let tenantsDir: string

beforeEach(() => {
  tenantsDir = makeTenantsDir()
})
afterEach(() => rmSync(tenantsDir, { recursive: true }))

/** A tenant without any finding. */
function good(part: Partial<TenantFile> = {}, agency: Partial<TenantFile['agency']> = {}): TestFiles {
  const policies = ['privacyPolicy', 'cookiesPolicy', 'disclaimer'] as const
  const own = {
    ...Object.fromEntries(policies.map((name) => [name, './pages/page.html'])),
    contactEmailId: 'help@test.example',
    languages: ['en' as const],
    primaryColor: '#136f63',
    theme: { mode: 'light' as const },
    displaySupportPhoneFooter: false,
    displayAddressFooter: false,
  }
  const tenant = testTenant(part, { ...own, ...agency })
  return tenantFilesWith({ 'tenant.json': tenant, 'pages/page.html': '<p>What there is to say.</p>' })
}

/** All findings of each tenant, one line each. */
async function findings(dir = tenantsDir, names = slugsIn(dir)): Promise<string[]> {
  const sources = await Promise.all(names.map((name) => tenantSource(name, dir)))
  return (await checkedTenants(sources, dir)).flatMap(({ slug, problems }) =>
    problems.map(({ level, ...problem }) => {
      const { file, line, column } = problem
      const place = [`${slug}/${file}`, line, column].filter((one) => one !== undefined).join(':')
      return `${level} ${place} ${problemText(problem)}`
    }),
  )
}

describe('tenant check', () => {
  it('finds no error in the shipped tenants, and one warning: the agency that is Inactive on purpose', async () => {
    const all = await findings(join(root, 'tenants'))
    expect(all.filter((line) => line.startsWith('error'))).toEqual([])
    expect(all.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringMatching(/^warning varde-vind\/tenant\.json:\d+:5 agency\.status is Inactive/),
    ])
  })

  it('has no finding for a correct tenant', async () => {
    writeTenant(tenantsDir, 'fine', good())
    expect(await findings()).toEqual([])
  })

  it('refuses a host that two folders name, at its place in either of them', async () => {
    writeTenant(tenantsDir, 'first', good({ hosts: ['travel.example'] }))
    writeTenant(tenantsDir, 'second', good({ hosts: ['own.example', 'travel.example'] }))
    const lines = [
      'error second/tenant.json:47:5 hosts[1] travel.example belongs to the agency first; second cannot have it too; remove it from "hosts" of one of the two',
    ]
    expect(await findings()).toEqual(lines)
    expect(await findings(tenantsDir, ['second'])).toEqual(lines)
    expect(await findings(tenantsDir, ['first'])).toEqual([])
  })

  it('reports broken links: in the menu as an error, in a text with its line', async () => {
    writeTenant(tenantsDir, 'links', {
      ...good({
        navigation: [
          { label: 'Stays', path: '/booknow/hotel' },
          { label: 'Us', path: '/about' },
        ],
      }),
      'pages/page.html': '<p>Read</p>\n<p>more: <a href="/blogs">blog</a></p>',
    })
    const lines = await findings()
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([
      'error links/tenant.json:42:7 navigation[0].path leads to a page that does not exist: /booknow/hotel; did you mean /booknow/hotels?',
      'error links/tenant.json:46:7 navigation[1].path leads to a hidden page: /about; remove the entry',
    ])
    expect(lines).toContain(
      "warning links/pages/page.html:2:18 leads to a page that does not exist: /blogs; change the link's target, or remove the link",
    )
  })

  it("reports a 'Book Now' path that differs from where it leads", async () => {
    const navigation = [
      { label: 'Home', path: '/' },
      { label: ' Book Now', path: '/booknow/flight' },
    ]
    writeTenant(tenantsDir, 'now', good({ navigation }))
    expect((await findings()).filter((line) => line.includes('navigation'))).toEqual([
      expect.stringMatching(
        /^warning now\/tenant\.json:46:7 navigation\[1\]\.path is \/booknow\/flight, but 'Book Now' leads to the first active engine: \/booknow\/hotels; write \/booknow\/hotels, or rename the entry$/,
      ),
    ])
  })

  it('reports what a page leaves out, with its line: pictures, and links to non-site addresses', async () => {
    const page = [
      '<h2>Ours</h2> <a href="/login">log in</a> <a href="mailto:help@test.example">mail</a>',
      '<p>See <img alt="A > B" src="./no.png"></p>',
      '<!-- <img src="old.png"> -->',
      "<p><a title='x' href='./missing.html'>more</a> <a href=http://old.example>old</a></p>",
    ].join('\n')
    writeTenant(tenantsDir, 'page', { ...good(), 'pages/page.html': page })
    const way = 'which is left out: it is no page of the site and no https address'
    const fix = 'write a path such as /about, or an address with https:'
    expect((await findings()).filter((line) => line.includes('page.html'))).toEqual([
      'warning page/pages/page.html:2:8 has <img> of ./no.png, which no page shows: pages have only text and links; remove it',
      `warning page/pages/page.html:4:4 links to "./missing.html", ${way}; ${fix}`,
      `warning page/pages/page.html:4:48 links to "http://old.example", ${way}; ${fix}`,
    ])
  })

  it('warns of unused and heavy files, of texts in one language only and of empty pages', async () => {
    const heavy = plainSvg.replace('</svg>', `${'<path d="M0 0h9v9"/>'.repeat(2500)}</svg>`)
    const worded = { wording: { en: { 'deals.heading': 'Offers of the week' } } }
    writeTenant(tenantsDir, 'some', {
      ...good(worded, { languages: ['en', 'de'], privacyPolicy: './pages/none.html', logo: './heavy.svg' }),
      'heavy.svg': heavy,
      'old/logo.png': 'x',
      'pages/none.html': ' ',
      'README.md': 'Ours',
    })
    expect((await findings()).toSorted()).toEqual([
      'warning some/heavy.svg has 50 kB; make it smaller: at most 40 kB',
      'warning some/old/logo.png is not named in tenant.json; name it there, or delete it',
      'warning some/pages/none.html:1:1 is empty, and the footer of every page links to it; write it',
      expect.stringMatching(
        /^warning some\/tenant\.json:\d+:\d+ wording\.de leaves out 1 of your own texts, such as deals\.heading: visitors read the standard text; write them in wording\.de too$/,
      ),
    ])
  })

  it('names a list entry by its place in tenant.json, not on the page', async () => {
    const post = { title: 'A', summary: 'B', scene: 'lake', content: './pages/page.html' } as const
    const long = 'A title that is so long that neither a tab nor a search engine shows its end'
    writeTenant(tenantsDir, 'posts', {
      ...good({
        posts: [
          { ...post, slug: 'old', publishedOn: '2024-01-01', title: long },
          { ...post, slug: 'new', publishedOn: '2025-01-01' },
        ],
      }),
    })
    expect(await findings()).toEqual([
      expect.stringMatching(
        /^warning posts\/tenant\.json:\d+:7 posts\[0\]\.title has 76 characters; .*shorten it by 16$/,
      ),
    ])
  })

  it('notes how the theme changed a colour', async () => {
    writeTenant(tenantsDir, 'blue', good({}, { primaryColor: '#2c7be5' }))
    expect(await findings()).toEqual([
      'note blue/tenant.json:14:5 agency.primaryColor is #2c7be5; the site uses #2574de, so that white text on it is readable',
    ])
  })
})

describe('npm run tenant -- check', () => {
  it('prints a line for each problem with its place and advice, and exits with 1', async () => {
    writeTenant(tenantsDir, 'acme', good({}, { logo: './logos.svg' }))
    writeTenant(tenantsDir, 'blank', { 'tenant.json': '{\n  "a": 1,\n}' })
    writeTenant(tenantsDir, 'fine', good())
    const { status, stdout } = await runTenantHere(['check', '--dir', tenantsDir])
    expect(status).toBe(1)
    expect(stdout).toBe(
      [
        '✗ acme   1 error',
        `  error    ${tenantsDir}/acme/tenant.json:4:5  agency.logo names ./logos.svg, which does not exist; did you mean ./logo.svg?`,
        '',
        '✗ blank  1 error',
        `  error    ${tenantsDir}/blank/tenant.json:3:1  a name in double quotes should be here; remove the comma before it`,
        '',
        '✓ fine   nothing to mend',
        '3 tenants: 2 errors',
        '',
      ].join('\n'),
    )
  })

  it('prints colours on request, and none with NO_COLOR', async () => {
    writeTenant(tenantsDir, 'fine', good())
    const args = ['check', '--dir', tenantsDir]
    const colored = await runTenantHere(args, { FORCE_COLOR: '1', NO_COLOR: undefined })
    expect(colored.stdout).toContain('\u001b[32m✓\u001b[39m')
    expect((await runTenantHere(args, { NO_COLOR: '1' })).stdout).not.toContain('\u001b')
  })

  it('checks a zip, and prints JSON for other programs', async () => {
    const files = good({}, { status: 'Closed' as 'Active' })
    const bytes = Object.entries(files).map(([name, content]) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
      return [`acme/${name}`, Buffer.from(text)] as const
    })
    const zip = join(tenantsDir, 'acme.zip')
    writeFileSync(zip, await writeZip(new Map(bytes)))
    const { status, stdout } = await runTenantHere(['check', zip, '--json'])
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      errors: 1,
      warnings: 0,
      tenants: [
        {
          slug: 'acme',
          folder: zip,
          problems: [
            {
              level: 'error',
              file: 'tenant.json',
              line: 38,
              column: 5,
              field: 'agency.status',
              reason: 'must be one of Active, Inactive',
            },
          ],
        },
      ],
    })
  })

  it.each([
    [['aurroa'], /^There is no tenant, folder or zip "aurroa"\. Did you mean aurora\? There are aurora, /],
    [['--yaml'], /^There is no option --yaml/],
    [['--dir', 'nowhere'], /^There is no folder nowhere\./],
  ])('explains the wrong arguments %j', async (args, sentence) => {
    await expect(check(args)).rejects.toThrow(UsageError)
    await expect(check(args)).rejects.toThrow(sentence)
  })

  it('exits with 2 as a process for wrong arguments', () => {
    expect(runTenant(['chek'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no verb "chek". Did you mean check?\n',
    })
  })

  it('prints its help', async () => {
    expect(await runTenantHere(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^ {2}check +lists the problems/m),
    })
    expect((await runTenantHere(['check', '--help'])).stdout).toMatch(
      /--notes [\s\S]*Exit code: 0 without errors/,
    )
  })
})
