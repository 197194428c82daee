import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../../../src/server/domain/demo/demo-account.ts'
import type { Cell, Role } from './matrix.ts'
import { quiet } from './quiet.ts'
import { type ShotsServer, shotsNow } from './shots-server.ts'

/** Milliseconds that a busy machine may need for a page. */
const PATIENCE = 60_000
/** Nights far enough ahead that every hotel has rooms. */
const stay = { start: '2026-04-19', end: '2026-04-22' }
const search =
  '/booknow/hotels/search?destination=Lisbon%2C%20Portugal&lat=38.7167&long=-9.1333' +
  `&start=${stay.start}&end=${stay.end}`

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Takes pictures of one agency's site. Caches what it learns meanwhile: sessions, and the first hotel. */
export function shotTaker(browser: Browser, server: ShotsServer, slug: string) {
  const signedIn = new Map<Role, Promise<Cookies>>()
  const addresses = new Map<string, Promise<string>>()

  async function context(cell: Omit<Cell, 'page' | 'slug'>): Promise<BrowserContext> {
    const { role, language, width, mode } = cell
    const isPhone = width < 768
    const made = await browser.newContext({
      viewport: { width, height: isPhone ? 844 : 900 },
      colorScheme: mode,
      reducedMotion: 'reduce',
      locale: language,
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      ...(isPhone && { userAgent: devices['iPhone 15'].userAgent, isMobile: true, hasTouch: true }),
    })
    made.setDefaultTimeout(PATIENCE)
    await made.clock.setFixedTime(shotsNow)
    const url = server.at(slug, '/')
    await made.addCookies([
      { name: 'livery_language', value: language, url },
      // Removes everything that depends on a clock or on the browser's location.
      { name: 'livery_consent', value: 'denied', url },
    ])
    await made.addInitScript(() => {
      try {
        sessionStorage.setItem('livery_saving_popup', 'false')
      } catch {
        // A frame of another origin.
      }
    })
    if (role !== 'visitor') await made.addCookies(await cookiesOf(role))
    return made
  }

  /** Signs in once for each role, as a page of the site does. */
  function cookiesOf(role: Role): Promise<Cookies> {
    const known = signedIn.get(role) ?? signIn(role)
    signedIn.set(role, known)
    return known
  }

  async function signIn(role: Role): Promise<Cookies> {
    const made = await context({ role: 'visitor', language: 'en', width: 1440, mode: 'light' })
    try {
      const page = await made.newPage()
      await page.goto(server.at(slug, '/expiry'))
      const email = demoEmail(role === 'agent' ? 'agent' : 'traveller', slug)
      const body = JSON.stringify({ email, password: demoPassword })
      const status = await page.evaluate(async (text) => {
        const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
        return (await fetch('/api/user/login', { method: 'POST', headers, body: text })).status
      }, body)
      if (status !== 200) throw new Error(`${email} cannot sign in (${status})`)
      return (await made.cookies()).filter(({ name }) => name.includes('session'))
    } finally {
      await made.close()
    }
  }

  /** The address of a page for a role: for a hotel the first one found, for a checkout its first rate. */
  function addressOf(page: string, role: Role): Promise<string> {
    const key = `${page} ${role}`
    const known = addresses.get(key) ?? found(page, role)
    addresses.set(key, known)
    return known
  }

  async function found(page: string, role: Role): Promise<string> {
    switch (page) {
      case 'home':
        return '/'
      case 'login':
        return '/login'
      case 'dashboard':
        return role === 'agent' ? '/dashboard' : '/mytrip/dashboard'
      case 'results':
        return search
      case 'hotel':
        return linkOn(await addressOf('results', role), role, 'a[href*="/booknow/hotels/search-details"]')
      case 'checkout':
        return linkOn(await addressOf('hotel', role), role, 'a[href*="/booknow/hotels/checkout"]')
      default:
        return page
    }
  }

  async function linkOn(address: string, role: Role, selector: string): Promise<string> {
    const made = await context({ role, language: 'en', width: 1440, mode: 'light' })
    try {
      const page = await made.newPage()
      await page.goto(server.at(slug, address))
      const link = page.locator(selector).first()
      await link.waitFor()
      const url = new URL((await link.getAttribute('href')) ?? '', page.url())
      // Each picture sets its own language.
      url.searchParams.delete('lng')
      return url.pathname + url.search
    } finally {
      await made.close()
    }
  }

  async function take(cell: Cell): Promise<Buffer> {
    const address = await addressOf(cell.page, cell.role)
    const made = await context(cell)
    try {
      const page = await made.newPage()
      const isQuiet = quiet(page)
      await page.goto(server.at(slug, address))
      await isQuiet()
      await showAll(page)
      await isQuiet()
      return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
    } finally {
      await made.close()
    }
  }

  return { take }
}

/** Loads lazy pictures by scrolling to them. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Hidden content is not drawn until it is scrolled to, even in a picture of the whole page.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
