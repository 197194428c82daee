import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { hotelSearchPath } from '../scripts/bench/hotel-search-path.ts'
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
}

/** Measures the pages of one step, and what each loads beyond what all `compared` pages load. */
async function measureStep(
  browser: Browser,
  pages: readonly ProductPage[],
  compared: readonly PageModules[] = [],
): Promise<PageModules[]> {
  const known = readModules()
  const measured = []
  for (const { route, slug, path } of pages) {
    const visit = await browser.newPage({ viewport: phone })
    const scripts = await scriptsOf(visit, at(slug, path), () => isLate(visit))
    measured.push({ route, scripts, modules: moduleSizes(scripts, known) })
    await visit.close()
  }
  const step = measured.map(({ modules }) => modules)
  const spine = spineOf([...step, ...compared])
  for (const { route, scripts, modules } of measured) {
    judge(route, { ...sizeOfRoute(scripts, known), beyondSpine: beyondSpine(modules, spine) })
    expect(overSpine(route, modules, spine)).toBeNull()
  }
  return step
}

/** Opens a page and returns the address of its first link like this. */
async function linkOn(page: Page, slug: string, path: string, selector: string): Promise<string> {
  await page.goto(at(slug, path))
  const link = page.locator(selector).first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

const activitySearchPath =
  '/booknow/activities/search?destination=Lisbon%2C%20Portugal&lat=38.71667&long=-9.13333'

const flightSlices = `LON-all.LIS.${dayIn(30)}_LIS.LON-all.${dayIn(37)}`
const flightSearchPath = `/booknow/flights/search?trip=return&slices=${flightSlices}&adults=1`

const results = [
  { route: 'hotel results', slug: 'aurora', path: hotelSearchPath(1) },
  { route: 'activity results', slug: 'aurora', path: activitySearchPath },
  { route: 'car results', slug: 'meridian', path: carSearchPath },
  { route: 'flight results', slug: 'meridian', path: flightSearchPath },
] as const

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
      { route: 'hotel search', slug: 'aurora', path: '/booknow/hotels' },
      { route: 'activity search', slug: 'aurora', path: '/booknow/activities' },
      { route: 'car search', slug: 'meridian', path: '/booknow/cars' },
      { route: 'flight search', slug: 'meridian', path: '/booknow/flights' },
    ])
  })

  test('the results of each product', async ({ browser }) => {
    await measureStep(browser, results)
  })

  test('the details, extras and checkout of each product', async ({ page, browser }) => {
    test.setTimeout(120_000)
    const [hotels, activities, cars, flights] = results
    await page.setViewportSize({ width: 1440, height: 900 })
    const next = async ({ slug, path }: ProductPage, selector: string) => linkOn(page, slug, path, selector)
    const hotel = { ...hotels, route: 'hotel page', path: await next(hotels, 'a[href*="/search-details?"]') }
    const activity = {
      ...activities,
      route: 'activity page',
      path: await next(activities, 'a[href*="/result-details/"]'),
    }
    const car = { ...cars, route: 'car page', path: await next(cars, 'a[href*="/result-details?"]') }
    const extras = {
      ...cars,
      route: 'car extras',
      path: await next(car, 'a[href*="/reservation-details?"]'),
    }
    const slices = { ...flights, path: await next(flights, 'a[href*="/search-details?"]') }
    const flight = {
      ...flights,
      route: 'flight page',
      path: await next(slices, 'a[href*="/reservation-details?"]'),
    }
    const details = await measureStep(browser, [hotel, activity, car, flight])
    await measureStep(browser, [extras], details)
    await measureStep(browser, [
      { ...hotel, route: 'hotel checkout', path: await next(hotel, 'a[href*="/checkout?"]') },
      {
        ...activity,
        route: 'activity checkout',
        path: await next(activity, 'a[href*="/bookings/checkout?"]'),
      },
      { ...car, route: 'car checkout', path: await next(extras, 'a[href*="/checkout?"]') },
      { ...flight, route: 'flight checkout', path: await next(flight, 'a[href*="/checkout?"]') },
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
