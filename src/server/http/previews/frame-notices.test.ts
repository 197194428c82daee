import { beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../../contract/types.ts'
import { languageCodes } from '../../../tenant/language.ts'
import { readSettings } from '../../domain/site-settings/read-settings.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

let app: TestApp
let owner: string
let location = '/about'
let drafted = '#0b6e4f'
let settings: Settings

beforeAll(async () => {
  app = await openTestApp(
    {
      renderPage: async () => new Response(null, { status: 302, headers: { location } }),
      draftOf: async () => ({ ...settings, agency: { ...settings.agency, primaryColor: drafted } }),
    },
    { aurora: { languages: [...languageCodes] } },
  )
  const published = await app.store.agencyBySlug('aurora')
  if (!published) throw new Error('there is no aurora')
  settings = readSettings(published, ['www.aurora.example'])
  owner = await app.signIn('owner@test.example')
})

async function framed(request: object = {}, cookie = owner): Promise<Response> {
  const granted = await app.call('/api/branding/preview-grants', {
    method: 'POST',
    body: { role: 'anonymous', ...request },
    headers: { cookie: owner },
  })
  const { data } = await granted.json()
  return app.call(`/?livery-preview=${data.grant}`, { headers: { cookie } })
}

describe('the notices in the editor’s frame', () => {
  it('state in each language, in the agency’s theme, that the preview has ended, without links', async () => {
    const said = new Set<string>()
    for (const language of languageCodes) {
      const page = await app.call('/?livery-preview=x', {
        headers: { cookie: `livery_language=${language}` },
      })
      const html = await page.text()
      expect([language, page.status]).toEqual([language, 403])
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(html).toContain('--primary:')
      expect(html).not.toMatch(/<script|<a /)
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      said.add(/<\/h1>(.*)<\/main>/.exec(html)?.[1] ?? '')
    }
    expect(said.size).toBe(languageCodes.length)
  })

  it('name the other site of a link, in the draft’s theme and the editor’s language', async () => {
    location = 'https://shop.aurora.example/spring?a=1'
    const page = await framed({ mode: 'dark', language: 'fr' }, `${owner}; livery_language=de`)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('location')).toBeNull()
    expect(html).toContain('<html lang="de" dir="ltr" data-mode="dark"')
    expect(html).toContain('Das führt zu einer anderen Website')
    expect(html).toContain('<bdi dir="ltr">shop.aurora.example</bdi>')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    drafted = '#b00020'
    const painted = (text: string) => /--brand-9:[^;]+/.exec(text)?.[0] ?? ''
    const other = await (await framed({}, `${owner}; livery_language=de`)).text()
    expect(painted(html)).not.toBe('')
    expect(painted(other)).not.toBe(painted(html))
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    'https://evil.example\\@aurora.localhost/',
    'https://<script>.example/',
    '/\\evil.example',
    'https://user:secret@evil.example/',
  ])('show only the host of an address: %s', async (address) => {
    location = address
    const page = await framed()
    const html = await page.text()
    expect(page.headers.get('location')).toBeNull()
    expect(html).toContain('This link leads to another site')
    expect(html).not.toMatch(/<script|javascript:|secret|<a /)
  })

  it('do not appear for addresses of the site', async () => {
    location = '/about'
    const page = await framed()
    expect([page.status, page.headers.get('location')?.split('=')[0]]).toEqual([302, '/about?livery-preview'])
  })
})
