import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { hotelSearchPath } from '../scripts/bench/search-paths.ts'
import { beyondSpine, overSpine, type PageModules, spineOf } from '../scripts/sizes/beyond-spine.ts'
import {
  type LoadedScript,
  measuredFolder,
  moduleSizes,
  overBudget,
  type RouteSize,
  readBudgets,
  readModules,
  sizeOfRoute,
} from '../scripts/sizes/script-sizes.ts'
import { proof } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const airport = (end: string) => `${end}Latitude=38.7813&${end}Longitude=-9.13592`
const carSearchPath = `/booknow/cars/search?${airport('pickup')}&${airport('return')}&pickUpDateTime=${dayIn(30)}T10:00:00&returnDateTime=${dayIn(33)}T10:00:00`

const phone = { width: 390, height: 844 }

test.use({ viewport: phone })

/** Sizes by content: most pages load the same scripts, and compressing one costs up to a second. */
const sizes = new Map<string, Pick<LoadedScript, 'gzip' | 'brotli'>>()

function sizeOf(body: Buffer): Pick<LoadedScript, 'gzip' | 'brotli'> {
  const hash = createHash('sha256').update(body).digest('hex')
  const known = sizes.get(hash)
  if (known) return known
  // Only `npm run sizes` prints the brotli bytes.
  const brotli = process.env.SIZES_RECORD === undefined ? 0 : brotliCompressSync(body).length
  const size = { gzip: gzipSync(body, { level: 9 }).length, brotli }
  sizes.set(hash, size)
  return size
}

/** Opens a page, and resolves once it has nothing left to load; frames in it are other pages and do not count. */
async function scriptsOf(
  page: Page,
  address: string,
  settle: () => Promise<unknown>,
): Promise<LoadedScript[]> {
  const scripts = new Map<string, Promise<LoadedScript>>()
  const onResponse = (response: Response) => {
    const { pathname: path } = new URL(response.url())
    if (!path.endsWith('.js') || response.frame() !== page.mainFrame()) return
    const sized = response.body().then((body) => ({ path, ...sizeOf(body) }))
    scripts.set(path, sized)
  }
  page.on('response', onResponse)
  await page.goto(address)
  await settle()
  // A page loads its last scripts one after another: it is idle once none has come for a while.
  for (let known = -1; known < scripts.size; ) {
    known = scripts.size
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
  }
  page.off('response', onResponse)
  return Promise.all(scripts.values())
}

/** Compares a page with its budget, and writes down what was measured for `npm run sizes`. */
async function measure(
  page: Page,
  route: string,
  address: string,
  settle = () => isLate(page),
): Promise<void> {
  judge(route, sizeOfRoute(await scriptsOf(page, address, settle), readModules()))
}

function judge(route: string, size: RouteSize): void {
  expect(size.gzip, 'a page without scripts').toBeGreaterThan(50_000)
  mkdirSync(measuredFolder, { recursive: true })
  writeFileSync(join(measuredFolder, `${route.replaceAll(' ', '-')}.json`), JSON.stringify({ route, size }))
  if (process.env.SIZES_RECORD === 'on') return
  expect(overBudget(route, size, readBudgets()[route])).toBeNull()
}

interface ProductPage {
  route: string
  slug: string
  path: string
  /** Selects the link on this page that leads to the product's next one; empty without one. */
  next: string
}

/** A measured page of a product. */
interface MeasuredPage {
  page: ProductPage
  modules: PageModules
  /** The address behind its `next` link; empty without one. */
  next: string
}

/** Measures the pages of one step at once, and what each loads beyond what all `compared` pages load. */
async function measureStep(
  browser: Browser,
  pages: readonly ProductPage[],
  compared: readonly MeasuredPage[] = [],
): Promise<MeasuredPage[]> {
  const known = readModules()
  const measured = await Promise.all(
    pages.map(async (page) => {
      const visit = await browser.newPage({ viewport: phone })
      const scripts = await scriptsOf(visit, at(page.slug, page.path), () => isLate(visit))
      const next = page.next === '' ? '' : await addressBehind(visit, page.next)
      await visit.close()
      return { page, scripts, modules: moduleSizes(scripts, known), next }
    }),
  )
  const spine = spineOf([...measured, ...compared].map(({ modules }) => modules))
  for (const { page, scripts, modules } of measured) {
    judge(page.route, { ...sizeOfRoute(scripts, known), beyondSpine: beyondSpine(modules, spine) })
    expect(overSpine(page.route, modules, spine)).toBeNull()
  }
  return measured
}

/** The address of the first link like this on the open page. */
async function addressBehind(page: Page, selector: string): Promise<string> {
  // A phone shows some of these links only in a drawer.
  await page.setViewportSize({ width: 1440, height: 900 })
  const link = page.locator(selector).first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

/** Opens a page and returns the address of its first link like this. */
async function linkOn(browser: Browser, { slug, path }: ProductPage, selector: string): Promise<string> {
  const page = await browser.newPage({ viewport: phone })
  await page.goto(at(slug, path))
  const address = await addressBehind(page, selector)
  await page.close()
  return address
}

const activitySearchPath =
  '/booknow/activities/search?destination=Lisbon%2C%20Portugal&lat=38.71667&long=-9.13333'

const flightSlices = `LON-all.LIS.${dayIn(30)}_LIS.LON-all.${dayIn(37)}`
const flightSearchPath = `/booknow/flights/search?trip=return&slices=${flightSlices}&adults=1`

const results = [
  { route: 'hotel results', slug: 'aurora', path: hotelSearchPath(1), next: 'a[href*="/search-details?"]' },
  {
    route: 'activity results',
    slug: 'aurora',
    path: activitySearchPath,
    next: 'a[href*="/result-details/"]',
  },
  { route: 'car results', slug: 'meridian', path: carSearchPath, next: 'a[href*="/result-details?"]' },
  { route: 'flight results', slug: 'meridian', path: flightSearchPath, next: 'a[href*="/search-details?"]' },
]

/** The page behind the next link of a measured one. */
const behind = ({ page: { slug }, next: path }: MeasuredPage, route: string, next = ''): ProductPage => ({
  route,
  slug,
  path,
  next,
})

const noTrips = { data: { bookings: [], counts: { upcoming: 0, past: 0, cancelled: 0 } } }

const isLate = (page: Page) => page.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })

test.describe('the scripts of a page stay within its budget:', () => {
  for (const [route, slug, path, detail] of [
    ['home of aurora', 'aurora', '/', {}],
    // The homes of all agencies load the same scripts.
    ['home of meridian', 'meridian', '/', proof],
    ['home of solstice', 'solstice', '/', proof],
    ['log-in', 'aurora', '/login', {}],
    ['blog article', 'aurora', '/blog/share?id=what-cold-feels-like', proof],
  ] as const)
    test(route, detail, ({ page }) => measure(page, route, at(slug, path)))

  test('the start page of each product', async ({ browser }) => {
    await measureStep(browser, [
      { route: 'hotel search', slug: 'aurora', path: '/booknow/hotels', next: '' },
      { route: 'activity search', slug: 'aurora', path: '/booknow/activities', next: '' },
      { route: 'car search', slug: 'meridian', path: '/booknow/cars', next: '' },
      { route: 'flight search', slug: 'meridian', path: '/booknow/flights', next: '' },
    ])
  })

  test('the results, details, extras and checkout of each product', async ({ browser }) => {
    test.setTimeout(120_000)
    const [hotels, activities, cars, flights] = await measureStep(browser, results)
    if (!hotels || !activities || !cars || !flights) throw new Error('A product has no results.')
    const slices = { ...flights.page, path: flights.next }
    const journey = await linkOn(browser, slices, 'a[href*="/reservation-details?"]')
    const details = await measureStep(browser, [
      behind(hotels, 'hotel page', 'a[href*="/checkout?"]'),
      behind(activities, 'activity page', 'a[href*="/bookings/checkout?"]'),
      behind(cars, 'car page', 'a[href*="/reservation-details?"]'),
      { ...slices, route: 'flight page', path: journey, next: 'a[href*="/checkout?"]' },
    ])
    const [hotel, activity, car, flight] = details
    if (!hotel || !activity || !car || !flight) throw new Error('A product has no details.')
    const [extras] = await measureStep(browser, [behind(car, 'car extras', 'a[href*="/checkout?"]')], details)
    if (!extras) throw new Error('The car has no extras.')
    await measureStep(browser, [
      behind(hotel, 'hotel checkout'),
      behind(activity, 'activity checkout'),
      behind(extras, 'car checkout'),
      behind(flight, 'flight checkout'),
    ])
  })

  test('trips', async ({ page, browser }) => {
    await signIn(page, 'meridian', 'traveller')
    const storageState = await page.context().storageState()
    const visit = await (await browser.newContext({ storageState })).newPage()
    // Other stories book for this traveller, and trips load more than an empty page.
    await visit.route('**/api/bookings?*', (route) => route.fulfill({ json: noTrips }))
    await measure(visit, 'trips', at('meridian', '/mytrip/mytrips'), () => isLate(visit))
  })

  test('editor', async ({ page, browser }) => {
    await signIn(page, 'meridian', 'owner')
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
    const visit = await context.newPage()
    await measure(visit, 'editor', at('meridian', '/settings/website/'), () =>
      visit.getByRole('region', { name: 'Settings' }).waitFor(),
    )
  })
})
