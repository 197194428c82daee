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

describe('the language (spec §4, §9)', () => {
  // §4.29
  it('that the address asks for is persisted in a cookie of 525,600 minutes, and in local storage', () => {
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
  ])('in %s storage is mirrored into the cookie, so that the server sees it', (_, storage) => {
    storage().setItem('livery_language', 'fr')
    storeRequested(page('en'))
    expect(cookies[0]).toContain('livery_language=fr;')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('of the cookie comes before that of the storage', () => {
    localStorage.setItem('livery_language', 'fr')
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_language=de'
    storeRequested(page('de'))
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['xx', 'sv', '', 'x'.repeat(10_000), '; Domain=evil.example'])(
    'in storage that the agency does not offer is passed over: %.20s',
    (stored) => {
      localStorage.setItem('livery_language', stored)
      storeRequested(page('en'))
      expect(cookies).toEqual([])
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('does not load the page again and again where cookies are blocked', () => {
    localStorage.setItem('livery_language', 'fr')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    storeRequested(page('en'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page as it is where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    storeRequested(page('en'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('writes nothing on a first visit: the default of the agency holds until somebody chooses', () => {
    storeRequested(page('en'))
    expect(cookies).toEqual([])
  })
})

describe('choosing a language', () => {
  it.each([
    ['https://a.example/about?lng=en&tab=Cars', 'https://a.example/about?tab=Cars'],
    // The same address with a mark in it would not be loaded again.
    ['https://a.example/about#main', 'https://a.example/about'],
  ])('loads %s anew as %s', async (href, target) => {
    const replace = vi.fn()
    vi.stubGlobal('location', { href, replace })
    await chooseLanguage(createApiClient({ baseUrl: 'https://a.example' }), 'de', false)
    expect(`${replace.mock.calls[0]?.[0]}`).toBe(target)
  })
})

describe('the currency (spec §2.4)', () => {
  // §4.27
  it.each(['?currency=EUR', '?currency=eur&code=DE', '?code=DE'])('that %s asks for is kept', (search) => {
    visit(search)
    storeRequested(page('en', 'EUR'))
    expect(cookies[0]).toContain('livery_currency=EUR;')
  })
})
