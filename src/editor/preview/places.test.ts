import { beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import type { AgencyContent } from '../../server/domain/agencies/agency-content.ts'
import { readSettings } from '../../server/domain/site-settings/read-settings.ts'
import { testServer } from '../../shell/testing-server.ts'
import { cruiseLines } from '../../tenant/cruise-lines.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { type Place, places } from './places.ts'

// Selecting and leading to settings rely on the pages' own markup; this test notices a page whose markup changes.

// The server needs Node's environment, and only parsing its pages needs a document; the package has no types.
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string) => { window: { document: Document } }
}

const userAgents: Readonly<Record<string, string>> = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
}

/** Requests a site's pages, each once for every set of preview options, and returns what a selector finds there. */
function pagesOf(slug: string, change: (content: AgencyContent) => AgencyContent) {
  let settings: JsonObject = {}
  const server = testServer(slug, (content) => {
    const changed = change(content)
    settings = readSettings(changed, []) as unknown as JsonObject
    return changed
  })
  const drawn = new Map<string, Promise<Document>>()
  async function draw(path: string, role: string, device: string): Promise<Document> {
    const cookie = role === 'anonymous' ? {} : { cookie: await server().signIn(role) }
    const { html, status } = await server().ask(path, { ...cookie, 'user-agent': userAgents[device] ?? '' })
    if (status !== 200) throw new Error(`${path} answers ${status} to ${role}`)
    return new JSDOM(html).window.document
  }
  /** The element of a place; null if this site has no such page. */
  return async ({ path: where, role = 'anonymous', device = 'desktop' }: Place): Promise<Document | null> => {
    const path = typeof where === 'string' ? where.replace('*', '/') : where(settings)
    if (path === null) return null
    const key = JSON.stringify([path, role, device])
    const page = drawn.get(key) ?? draw(path, role, device)
    drawn.set(key, page)
    return page
  }
}

const rows = places.map((place) => [place.pointer, place.selector, place] as const)

describe('element that shows a setting', () => {
  const page = pagesOf('solstice', (content) => ({
    ...content,
    currencies: ['USD', 'EUR', 'NOK'],
    agency: {
      ...content.agency,
      displaySupportPhoneFooter: true,
      displayAddressFooter: true,
      showAcceptedPayments: true,
      languages: ['en', 'ar'],
      allowNonLoginFlow: true,
      displayTopDestinations: true,
      socialLinks: Object.fromEntries(
        ['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'discord', 'tiktok'].map((name) => [
          name,
          `https://${name}.example/solstice`,
        ]),
      ),
    },
    cancellationPolicies: cruiseLines.map((line) => ({ line, content: '<p>Words.</p>' })),
  }))

  it.each(proofCases(rows, 12))('of %s is on its page: %s', async (_pointer, selector, place) => {
    expect((await page(place))?.querySelectorAll(selector).length).toBeGreaterThan(0)
  })
})

describe('site with little content', () => {
  const page = pagesOf('northfold', (content) => content)
  beforeAll(async () => expect(await page({ pointer: '', path: '/', selector: '' })).not.toBeNull())

  it.each(rows.filter(([, , { otherwise }]) => otherwise))(
    'still leads from %s to a substitute',
    async (_pointer, selector, place) => {
      const found = await page(place).catch(() => null)
      if (found === null) return
      expect(found.querySelectorAll(`${selector}, ${place.otherwise}`).length).toBeGreaterThan(0)
    },
  )
})
