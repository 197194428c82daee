import { describe, expect, it } from 'vitest'
import type { TenantFile } from '../../../contract/types.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { locateProblems } from './locate-problems.ts'
import { readTenantBundle } from './read-tenant-bundle.ts'
import type { TenantProblem } from './tenant-problem.ts'
import { plainSvg, type TestFiles, tenantFilesWith, testTenant } from './testing-tenant.ts'

/** A folder's problems in the format of start-up and tools: `line:column field reason; fix`. */
async function reportedLines(files: TestFiles, slug = 'test'): Promise<string[]> {
  return (await found(files, slug)).map(({ file, line, column, field, reason, fix }) =>
    [
      [file === 'tenant.json' ? '' : file, line, column].filter((part) => part !== undefined).join(':'),
      field,
      fix === undefined ? reason : `${reason}; ${fix}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  )
}

async function found(files: TestFiles, slug: string): Promise<TenantProblem[]> {
  const bytes = new Map(
    Object.entries(files).map(([name, content]) => {
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      return [name, Buffer.from(isRaw ? content : JSON.stringify(content, null, 2))] as const
    }),
  )
  const folder = { slug, hash: '', files: bytes }
  const read = await readTenantBundle(folder, sharpRaster())
  return read.ok ? [] : locateProblems(folder, read.problems)
}

const changed = (change: (tenant: TenantFile & { [name: string]: unknown }) => void): TestFiles => {
  const tenant = testTenant() as TenantFile & { [name: string]: unknown }
  change(tenant)
  return tenantFilesWith({ 'tenant.json': tenant })
}
const agencyWith = (part: object) => changed((tenant) => Object.assign(tenant.agency, part))

describe('a problem of a tenant’s folder', () => {
  it.each<[string, TestFiles, string[]]>([
    [
      'a field of the wrong type',
      agencyWith({ allowNonLoginFlow: 'true' }),
      [':26:5 agency.allowNonLoginFlow must be true or false; write true'],
    ],
    [
      'a missing field, at the start of its parent',
      agencyWith({ favicon: undefined, primaryColor: undefined }),
      [
        ':2:13 agency.favicon is missing; add "favicon": "./favicon.svg"',
        ':2:13 agency.primaryColor is missing; add "primaryColor": "#2574de"',
      ],
    ],
    [
      'a missing field whose name is misspelt, in one line',
      agencyWith({ primaryColor: undefined, primaryColour: '#2574de' }),
      [':25:5 agency.primaryColour is not a known field; did you mean primaryColor?'],
    ],
    [
      'an empty file',
      { ...agencyWith({}), 'tenant.json': ' \n' },
      ['is empty; write it; docs/configuration.md describes it'],
    ],
    [
      'an unknown field of the file',
      changed((t) => Object.assign(t, { host: [] })),
      [':33:3 host is not a known field; did you mean hosts?'],
    ],
    [
      'an unknown field of the agency',
      agencyWith({ agencyname: 'x' }),
      [':26:5 agency.agencyname is not a known field; did you mean agencyName?'],
    ],
    [
      'an unknown field of a list entry with few fields',
      changed((t) => Object.assign(t.navigation[0] ?? {}, { colour: 'red' })),
      [':31:7 navigation[0].colour is not a known field; use one of label, path, or remove it'],
    ],
    [
      'an unknown field three levels down',
      agencyWith({ metaData: { title: 'a', description: 'b', keywords: 'c', keyword: 'd' } }),
      [':11:7 agency.metaData.keyword is not a known field; did you mean keywords?'],
    ],
    [
      'an unknown name',
      agencyWith({ status: 'inactive' }),
      [':26:5 agency.status must be one of Active, Inactive; did you mean Inactive?'],
    ],
    [
      'a colour without its #',
      agencyWith({ primaryColor: '2C7BE5' }),
      [':14:5 agency.primaryColor must be a colour written #rrggbb, such as #2c7be5; write "#2C7BE5"'],
    ],
    [
      'a colour of three digits',
      agencyWith({ primaryColor: '#f80' }),
      [':14:5 agency.primaryColor must be a colour written #rrggbb, such as #2c7be5; write "#ff8800"'],
    ],
    [
      'the name of a country',
      agencyWith({ defaultCountry: 'Denmark' }),
      [':13:5 agency.defaultCountry must be a country code of two capital letters, such as DK; write "DK"'],
    ],
    [
      'a misspelt currency',
      changed((t) => Object.assign(t, { currencies: ['USD', 'EURO'] })),
      [':35:5 currencies[1] must be a currency code of three capital letters, such as DKK; write "EUR"'],
    ],
    [
      'an address instead of a host',
      changed((t) => Object.assign(t, { hosts: ['https://Acme.example/travel'] })),
      [
        ':34:5 hosts[0] must be a lower-case host name with a dot and without port, such as travel.example; write "acme.example"',
      ],
    ],
    [
      'a file without ./',
      agencyWith({ logo: 'logo.svg' }),
      [
        `:4:5 agency.logo must name a file in the tenant's folder, such as ./logo.svg, without ..; write "./logo.svg"`,
      ],
    ],
    [
      'a missing logo, with the intended name',
      agencyWith({ logo: './logos.svg' }),
      [':4:5 agency.logo names ./logos.svg, which does not exist; did you mean ./logo.svg?'],
    ],
    [
      'a missing logo, with the existing files',
      agencyWith({ logo: './brand/mark.png' }),
      [
        ':4:5 agency.logo names ./brand/mark.png, which does not exist; add the file, or name an existing one: ./logo.svg, ./favicon.svg',
      ],
    ],
    [
      'a text that is too long',
      agencyWith({ agencyName: 'x'.repeat(83) }),
      [':3:5 agency.agencyName must have at most 80 characters; it has 83; shorten it by 3'],
    ],
    [
      'an SVG with a script, by its line',
      tenantFilesWith({ 'favicon.svg': plainSvg.replace('<path', '\n<script/><path') }),
      [
        'favicon.svg:2 agency.favicon has <script>, which is not allowed in a logo; remove it, or export the drawing again as plain SVG',
      ],
    ],
  ])('is %s', async (_name, files, lines) => {
    expect(await reportedLines(files)).toEqual(lines)
  })

  it.each([
    ['{\n  "a": 1,\n}', ':3:1 a name in double quotes should be here; remove the comma before it'],
    ['{\n  "a": [1, 2,]\n}', ':2:14 a value should be here; remove the comma before it'],
    ['{\n  "a": 1\n  "b": 2\n}', ':3:3 "," or "}" should be here; put a comma after the entry before it'],
    ['// ours\n{}', ':1:1 "/" does not belong here; remove the comment: JSON has none'],
    ["{'a': 1}", `:1:2 "'" does not belong here; use plain double quotes: "`],
    ['{"a": 1, "a": 2}', ':1:10 "a" occurs twice; keep one of the two'],
    [
      '{a: 1}',
      ':1:2 "a" does not belong here; write texts in double quotes, and true, false, null and numbers without',
    ],
    ['{"a": [,]}', ':1:8 a value should be here; remove this comma'],
    ['{}}', ':1:3 the end of the file should be here; remove everything after the last }'],
    [
      '{"a": "b\n"}',
      ':1:7 this text does not end, or has a line break or a wrong escape in it; end it with a double quote in the same line; a line break in it is written \\n',
    ],
  ])('is at the place where %j stops being JSON', async (text, line) => {
    expect(await reportedLines(tenantFilesWith({ 'tenant.json': text }))).toEqual([line])
  })

  it('names a file that was meant to be tenant.json, and a valid folder name', async () => {
    expect(await reportedLines({ 'tenants.json': '{}' })).toEqual(['is missing; did you mean tenants.json?'])
    expect(await reportedLines({ 'acme/tenant.json': '{}' })).toEqual([
      'is missing; did you mean acme/tenant.json?',
    ])
    expect(await reportedLines({})).toEqual(['is missing; add it; npm run tenant -- new <slug> creates one'])
    expect((await reportedLines({}, 'Acme Travel'))[0]).toMatch(/; rename the folder to acme-travel$/)
  })
})
