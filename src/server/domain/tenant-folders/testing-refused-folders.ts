import { plainSvg, type TestFiles, tenantFilesWith, testTenant } from './testing-tenant.ts'

/** Hosts of the agency `one` before its folder is refused; `two.example` belongs to another. */
export const oneHosts = ['www.one.example', 'one.example']

const post = {
  slug: 'a',
  title: 'A',
  summary: 'A',
  scene: 'beach',
  publishedOn: '2026-01-31',
  content: './a.html',
} as never
const link = { id: 'a', to: '/about' } as never

/** A folder that is imported. */
export const goodFolder = (agencyName: string, own: string[]) =>
  tenantFilesWith({ 'tenant.json': testTenant({ hosts: own }, { agencyName }) })
const oneWith = (files: TestFiles) => ({ ...goodFolder('Refused', ['new.one.example']), ...files })
const jsonWith = (...parts: Parameters<typeof testTenant>) => oneWith({ 'tenant.json': testTenant(...parts) })

/** One folder of each kind that the import refuses; each also gives up the agency's hosts. */
export const refusedFolders: [string, TestFiles][] = [
  ['names another agency’s host', jsonWith({ hosts: ['two.example'] })],
  ['names another agency’s host after a free one', jsonWith({ hosts: ['free.example', 'two.example'] })],
  ['is not JSON', oneWith({ 'tenant.json': '{"agency":' })],
  ['is empty', oneWith({ 'tenant.json': '' })],
  ['is not UTF-8', oneWith({ 'tenant.json': new Uint8Array([0xff, 0xfe, 0x00]) })],
  ['is too large', oneWith({ 'tenant.json': ' '.repeat(500_001) })],
  ['has a text with a NUL', jsonWith({}, { agencyName: 'a\u0000b' })],
  ['breaks the contract', jsonWith({}, { primaryColor: 'blue' })],
  ['has an unknown field', jsonWith({ unknown: true } as object)],
  ['names a file that is missing', jsonWith({ hosts: [] }, { logo: './none.svg' })],
  ['names a file that is not HTML', jsonWith({}, { privacyPolicy: './logo.svg' })],
  [
    'has HTML that is too deep',
    { ...jsonWith({}, { privacyPolicy: './deep.html' }), 'deep.html': '<b>'.repeat(200) },
  ],
  [
    'has HTML that is too long',
    { ...jsonWith({}, { privacyPolicy: './long.html' }), 'long.html': 'x'.repeat(60_001) },
  ],
  [
    'has a drawing with a script',
    oneWith({ 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }),
  ],
  ['has a file that is not a picture', { ...jsonWith({}, { logo: './logo.png' }), 'logo.png': 'x' }],
  ['has a host of the demo', jsonWith({ hosts: ['x.localhost'] })],
  [
    'has a canonical host that is not its own',
    jsonWith({ hosts: ['new.one.example'], canonicalHost: 'y.example' }),
  ],
  ['rewords an unknown text', jsonWith({ wording: { en: { none: 'x' } } } as object)],
  ['names a host twice', jsonWith({ hosts: ['new.one.example', 'new.one.example'] })],
  ['names a host in capitals', jsonWith({ hosts: ['New.One.Example'] })],
  ['names a host with a port', jsonWith({ hosts: ['new.one.example:80'] })],
  ['has half a character', jsonWith({}, { agencyName: 'a\ud800' })],
  ['has a key twice', oneWith({ 'tenant.json': '{"agency": {}, "agency": {}}' })],
  ['is nested too deeply', oneWith({ 'tenant.json': `${'['.repeat(60)}${']'.repeat(60)}` })],
  ['has no tenant.json', { 'logo.svg': plainSvg }],
  ['leaves a field out', oneWith({ 'tenant.json': JSON.stringify({ navigation: [] }) })],
  ['leaves the site by a trick', jsonWith({}, { returnUrl: '/\t/evil.example' })],
  ['rewords a language that it does not offer', jsonWith({ wording: { da: {} } }, { languages: ['en'] })],
  ['has another default language', jsonWith({}, { defaultLanguage: 'de', languages: ['en'] })],
  ['has two articles of one name', jsonWith({ posts: [post, post] })],
  ['has two links of one name', jsonWith({ links: [link, link] })],
  ['adds a fixed markup without a currency', jsonWith({ markups: [{ kind: 'fixed', value: 1 }] })],
  [
    'has a drawing with an event handler',
    oneWith({ 'logo.svg': plainSvg.replace('<path', '<path onload="x()"') }),
  ],
  ['has a drawing that is too costly', oneWith({ 'logo.svg': plainSvg + ' '.repeat(100_001) })],
  [
    'has a drawing with an external reference',
    oneWith({ 'logo.svg': plainSvg.replace('<path', '<image href="x.png"/><path') }),
  ],
  [
    'has HTML that is not UTF-8',
    { ...jsonWith({}, { privacyPolicy: './a.html' }), 'a.html': new Uint8Array([0xff]) },
  ],
  [
    'has HTML that is too large',
    { ...jsonWith({}, { privacyPolicy: './a.html' }), 'a.html': ' '.repeat(240_001) },
  ],
  [
    'has a truncated picture',
    {
      ...jsonWith({}, { logo: './logo.png' }),
      'logo.png': Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64'),
    },
  ],
  [
    'has a picture of too many pixels',
    {
      ...jsonWith({}, { logo: './logo.png' }),
      'logo.png': Buffer.from('iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAAAfFcSJ', 'base64'),
    },
  ],
]

/** Folders that are imported, although they resemble refused ones. */
export const acceptedFolders: [string, TestFiles][] = [
  ['has its own hosts', goodFolder('One', oneHosts)],
  ['has a free host', jsonWith({ hosts: ['free.example'] })],
  ['has no hosts', jsonWith({ hosts: [] })],
  [
    'has one of its hosts as the canonical one',
    jsonWith({ hosts: ['a.example'], canonicalHost: 'a.example' }),
  ],
  ['rewords a text', jsonWith({ wording: { en: { 'deals.heading': 'Cheap' } } })],
  [
    'has a page',
    { ...jsonWith({}, { privacyPolicy: './a.html' }), 'a.html': '<p>What there is to say.</p>' },
  ],
  ['has a drawing of the maximum size', oneWith({ 'logo.svg': plainSvg.padEnd(100_000, ' ') })],
  ['has an unused file', oneWith({ 'notes.txt': 'x' })],
]
