import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/root.ts'

const sources = globSync('{src,packages}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|gen)\.|\/testing-/.test(file),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Ways to send a browser elsewhere: a script that leaves the page, a Location header, a refresh in markup. */
const leaving: Readonly<Record<string, (source: string) => boolean>> = {
  script: (source) =>
    /\blocation\.(?:assign|replace)\b|(?<!(?:const|let) )\blocation(?:\.href)?\s*=(?![=>])/.test(source) ||
    /\bwindow\.open\(|\bnavigation\.navigate\(/.test(source),
  header: (source) =>
    /\.redirect\(|['"`]location['"`]/i.test(source) ||
    (/[{,]\s*location\s*[,:}]/i.test(source) && /\b(?:Response|headers)\b/i.test(source)),
  refresh: (source) => /http-equiv=\\?['"]?refresh/i.test(source),
}

/** Exceptions, each with its reason: files that only look like it, or whose target no outsider can choose. */
const ownTargets: Readonly<Record<string, string>> = {
  'src/server/hosts/browser/page/reset-page.ts': 'leads home',
  'src/server/http/pages/serve-page.ts':
    'follows a preview’s own page within the site, and says where it would leave',
  'src/server/http/previews/share-routes.ts': 'leads home',
  'src/server/domain/suppliers/hotel-property.ts': 'says what guests think of where a house stands',
  'src/shell/bar/leave-page.ts':
    'the same path at an agency of this deployment, or of this page with other parameters',
  'src/shell/entry-server.tsx': 'names the target, and the page renderer asks before it answers',
  'src/shell/pickers/choose-language.ts': 'the page’s own address in another language',
}

function sinksIn(source: string): string[] {
  return Object.entries(leaving).flatMap(([kind, isFound]) => (isFound(source) ? [kind] : []))
}

/**
 * Whether a file makes an address that is followed automatically; a mention in a comment's backquotes does not count.
 */
function makesDestination(source: string): boolean {
  return /(?<!`)\basStored\b|\bas\s+\(?Destination\b|<Destination>(?=[\w(])/.test(source)
}

describe('a file that redirects a browser', () => {
  it('asks the one function that knows the paths of the site', () => {
    const sinks = sources.filter((file) => sinksIn(read(file)).length > 0 && !(file in ownTargets))
    // A closed list: any other redirecting file calls one of these, whose types require the address's origin.
    expect(sinks.toSorted()).toEqual([
      'src/platform/leave-page.ts',
      'src/server/http/http-messages/redirect.ts',
      'src/server/http/http-messages/request-limits.ts',
      'src/server/http/pages/brand/picture-routes.ts',
    ])
    const careless = sinks.filter((file) => !/\b(?:internalPath|storedTarget)\(/.test(read(file)))
    expect(careless).toEqual([])
  })

  it("may declare an address's origin only in these files", () => {
    // A closed list: a file that casts an address to the agency's own, or calls it so, is reviewed. `within` checks
    // by itself.
    const makers = sources.filter((file) => makesDestination(read(file)))
    expect(makers.toSorted()).toEqual([
      'src/server/http/api/accounts/academy.ts',
      'src/server/http/single-sign-on/sso-start.ts',
      'src/shell/pages/deal-link.tsx',
      'src/shell/pages/logout.tsx',
      'src/shell/pages/stored-link.tsx',
      'src/tenant/sign-in.ts',
      'src/tenant/stored-target.ts',
    ])
  })

  it.each([
    'replaceWithStored(asStored(to))',
    "import { asStored as ours } from '../tenant/stored-target.ts'",
    'redirect(302, to as Destination)',
    'to as unknown as Destination',
    'to as unknown as (Destination)',
    '<Destination>to',
  ])('is found by %j, which makes an address', (source) => {
    expect(makesDestination(source)).toBe(true)
  })

  it('is listed by name if it is an exception', () => {
    for (const file of Object.keys(ownTargets)) expect(sinksIn(read(file)), file).not.toEqual([])
  })

  it.each([
    "location.assign(params.get('redirect'))",
    'location.replace(to)',
    'window.location.href = to',
    'location = to',
    'self.location=to',
    'window.open(to)',
    'navigation.navigate(to)',
    'return c.redirect(to)',
    'new Response(null, { status: 302, headers: { location: to } })',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a file
    'const headers = new Headers({\n  location: `${to}`,\n})\nreturn new Response(null, { status: 302, headers })',
    "response.headers.set('Location', to)",
    'new Response(null, { headers: { location, x } })',
    '<meta http-equiv="refresh" content="0; url=/x">',
  ])('is found by %j', (source) => {
    expect(sinksIn(source)).not.toEqual([])
  })

  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a file
  it.each(['location.href === own', 'const { pathname } = location', 'location: `${resort.place}`,'])(
    'is not found by %j, which only looks like it',
    (source) => {
      expect(sinksIn(source)).toEqual([])
    },
  )
})
