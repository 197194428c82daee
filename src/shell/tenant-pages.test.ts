import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import type { Store } from '../server/adapters/store/store.ts'
import type { ResolvedAgency } from '../server/domain/agencies/resolved-agency.ts'
import { escapeHtml } from '../server/kernel/text/escape.ts'
import { directionOf } from '../tenant/language.ts'
import { type RouteRow, routeRows } from '../tenant/route-rows.ts'
import { resolveTokens } from '../theme/resolve-tokens.ts'
import { themeCss } from '../theme/theme-css.ts'
import { type Answer, answerOfRoute } from './testing-answers.ts'
import { ownRemotes } from './testing-remotes.ts'
import { appOn, clock } from './testing-server.ts'
import { openTenantsStore, tenantsDir } from './testing-store.ts'

let store: Store
let app: Awaited<ReturnType<typeof appOn>>
beforeAll(async () => {
  store = await openTenantsStore(clock)
  app = await appOn(store)
})
afterAll(() => store.close())

async function agencyOf(slug: string): Promise<ResolvedAgency> {
  const agency = await store.agencyBySlug(slug)
  if (agency === null) throw new Error(`There is no agency ${slug}.`)
  return agency
}

async function ask(slug: string, path: string) {
  const host = `${slug}.localhost:4000`
  const request = new Request(`http://${host}${path}`, { headers: { accept: 'text/html' } })
  const response = await app.fetch(request, { hosts: [host], remoteAddress: '192.0.2.1' })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

const headingsIn = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text)

/** Returns why a page does not show what its route promises; `lost` is the heading of /errors. */
function emptiness({ answer }: RouteRow, html: string, lost: readonly string[]): string[] {
  if (answer === 'shell: errors' || answer === 'shell: logout') return []
  const headings = headingsIn(html)
  if (answer.endsWith(' part')) {
    // The part adds its heading in the browser.
    return html.includes('aria-busy="true"') && headings.length === 0 ? [] : ['has no room for the part']
  }
  if (headings.length !== 1 || headings[0] === '') return [`has ${headings.length} headings`]
  return lost.includes(headings[0] ?? '') ? ['is the page of what is not found'] : []
}

/** Returns why a page is not this agency's: its language, name or colours. */
function strangeness({ agency }: ResolvedAgency, html: string): string[] {
  const { agencyName, defaultLanguage, metaData, primaryColor, theme } = agency
  const css = themeCss(resolveTokens({ primaryColor, ...theme }))
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const isOwn = title === escapeHtml(metaData.title) || title.endsWith(` · ${escapeHtml(agencyName)}`)
  const lang = `<html lang="${defaultLanguage}" dir="${directionOf(defaultLanguage)}"`
  return [
    ...(html.includes(lang) ? [] : [`is not ${lang}`]),
    ...(html.includes(`data-agency="${agency.id}"`) ? [] : ['is another agency’s']),
    ...(isOwn ? [] : [`is called ${JSON.stringify(title)}`]),
    ...(html.includes(css) ? [] : ['does not wear the theme']),
  ]
}

const slugs = readdirSync(tenantsDir).toSorted()

describe.each(proofCases(slugs, 3))('site of tenants/%s', (slug) => {
  it('answers every route with its own page, or with a designed state', async () => {
    const resolved = await agencyOf(slug)
    const rows = routeRows({ agency: resolved.agency, remotes: ownRemotes, environment: 'prod' })
    const lost = headingsIn((await ask(slug, '/errors')).html)
    expect(lost).toHaveLength(1)
    const faults: string[] = []
    for (const row of rows) {
      const path = row.pattern.replaceAll(/:\w+/g, 'x').replace('*', 'anything-else')
      const { status, location, html } = await ask(slug, path)
      const wanted = answerOfRoute(row, path, resolved)
      const shown = (answer: Answer) => `${answer.status} ${answer.location ?? ''}`.trim()
      const [is, should] = [shown({ status, location }), shown(wanted)]
      const wrong = is === should ? [] : [`answers ${is}, not ${should} (${row.answer})`]
      const strange = location === null ? [...strangeness(resolved, html), ...emptiness(row, html, lost)] : []
      faults.push(...[...wrong, ...strange].map((fault) => `${path} ${fault}`))
    }
    expect(faults).toEqual([])
    expect(rows.length).toBeGreaterThan(80)
  })

  it('shows every text that the agency has written', async () => {
    const { posts, agencyTerms, cancellationPolicies } = await agencyOf(slug)
    const written = [
      ...posts.map((post) => [`/blog?id=${post.slug}`, post.title] as const),
      ...agencyTerms.map((terms) => [`/agency-terms-and-conditions/${terms.id}`, terms.title] as const),
      ...cancellationPolicies.map(({ line }) => [`/cancellation-policy/${line}`, ''] as const),
    ]
    for (const [path, title] of written) {
      const { status, html } = await ask(slug, path)
      expect(status, path).toBe(200)
      expect(html, path).toContain(escapeHtml(title))
    }
  })
})
