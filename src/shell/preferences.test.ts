// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import { chooseLanguage } from './pickers/choose-language.ts'
import { storeRequested } from './preferences.ts'

const page = (language: string, currency = 'USD') =>
  ({ agency: { languages: ['en', 'de', 'fr'] }, language, currency }) as unknown as PageContext
const cookies: string[] = []
let reload: ReturnType<typeof vi.fn>

beforeEach(() => {
  cookies.length = 0
  let held = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => held)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    cookies.push(cookie)
    held = cookie.split(';')[0] ?? ''
  })
  reload = vi.fn()
  vi.stubGlobal('location', { search: '', reload })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
const visit = (search: string) => vi.stubGlobal('location', { search, reload })

describe('language (spec §4, §9)', () => {
  // §4.29
  it('from the address is stored in a cookie for 525,600 minutes and in local storage', () => {
    visit('?lng=de')
    storeRequested(page('de'))
    expect(cookies).toEqual(['livery_language=de; Path=/; Max-Age=31536000; SameSite=Lax'])
    expect(31_536_000 / 60).toBe(525_600)
    expect(localStorage.getItem('livery_language')).toBe('de')
  })

  // §9.20
  it.each([
    ['local', () => localStorage],
    ['session', () => sessionStorage],
  ])('in %s storage is copied to the cookie, so that the server sees it', (_, storage) => {
    storage().setItem('livery_language', 'fr')
    storeRequested(page('en'))
    expect(cookies[0]).toContain('livery_language=fr;')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('in the cookie takes precedence over storage', () => {
    localStorage.setItem('livery_language', 'fr')
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_language=de'
    storeRequested(page('de'))
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['xx', 'sv', '', 'x'.repeat(10_000), '; Domain=evil.example'])(
    'in storage is ignored if the agency does not offer it: %.20s',
    (stored) => {
      localStorage.setItem('livery_language', stored)
      storeRequested(page('en'))
      expect(cookies).toEqual([])
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('causes no reload loop if cookies are blocked', () => {
    localStorage.setItem('livery_language', 'fr')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    storeRequested(page('en'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page as it is if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    storeRequested(page('en'))
    expect(reload).not.toHaveBeenCalled()
  })

  it("is not stored on a first visit: the agency's default applies until a choice", () => {
    storeRequested(page('en'))
    expect(cookies).toEqual([])
  })
})

describe('choice of a language', () => {
  it.each([
    ['https://a.example/about?lng=en&tab=Cars', 'https://a.example/about?tab=Cars'],
    // The browser would not reload the same address with a fragment.
    ['https://a.example/about#main', 'https://a.example/about'],
  ])('reloads %s as %s', async (href, target) => {
    const replace = vi.fn()
    vi.stubGlobal('location', { href, replace })
    await chooseLanguage(createApiClient({ baseUrl: 'https://a.example' }), 'de', false)
    expect(`${replace.mock.calls[0]?.[0]}`).toBe(target)
  })
})

describe('currency (spec §2.4)', () => {
  // §4.27
  it.each(['?currency=EUR', '?currency=eur&code=DE', '?code=DE'])('from %s is stored', (search) => {
    visit(search)
    storeRequested(page('en', 'EUR'))
    expect(cookies[0]).toContain('livery_currency=EUR;')
  })
})
