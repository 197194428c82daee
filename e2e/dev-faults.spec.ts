import { expect, type Page, test } from '@playwright/test'
import { openPartOrigin } from './part-origin.ts'
import { proof } from './proof.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Waits until the page reacts to presses, and marks it. */
async function awake(page: Page): Promise<void> {
  await expect(overlay(page)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('html[data-deferred-ready]')).toBeAttached({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Evaluates in the page, which may reload meanwhile. */
const statusOf = (page: Page, path: string) =>
  page.evaluate((requested) => fetch(requested).then(({ status }) => status), path).catch(() => 0)

/** Adds a line at the end of a file; returns a function that removes it. */
function added(workshop: Workshop, path: string, line: string): () => void {
  workshop.change(path, (text) => `${text}${line}\n`)
  return () => workshop.change(path, (text) => text.replace(`${line}\n`, ''))
}

test(
  'an open page survives shared code, broken code, a wrong contract and faults of the server',
  proof,
  async ({ page }) => {
    test.setTimeout(300_000)
    const origin = await openPartOrigin('booking')
    const workshop = await openWorkshop({ LIVERY_REMOTE_BOOKING: origin.manifest })
    try {
      const home = `http://jolt.localhost:${workshop.port}/`
      await expect.poll(workshop.printed, { timeout: 120_000 }).toContain(`jolt is at ${home.slice(0, -1)}`)
      // A remote part that the environment names is loaded from there, into the same application.
      const entry = page.waitForRequest(/127\.0\.0\.1.*entry-.*\.js/)
      await page.goto(`${home}booknow/hotels`)
      await entry
      await page.getByRole('combobox', { name: 'Destination' }).fill('Oslo')
      await expect(page.getByRole('option').first()).toContainText('Oslo', { timeout: 30_000 })
      await page.goto(home)
      await awake(page)

      // Code shared by server and page: the server restarts, and loads the page once, fully working.
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      for (const turn of [1, 2]) {
        added(workshop, 'src/tenant/language.ts', `globalThis.turn = ${turn}`)
        await expect.poll(() => loads, { timeout: 60_000 }).toBe(turn)
        await awake(page)
        expect(await page.evaluate(() => Reflect.get(globalThis, 'turn'))).toBe(turn)
        expect(loads).toBe(turn)
      }

      // Broken server code: the open page reports it, and so does a newly opened one.
      const mendServer = added(
        workshop,
        'src/server/http/http-messages/security-headers.ts',
        'export const broken = = 1',
      )
      await expect(overlay(page)).toBeAttached({ timeout: 60_000 })
      const other = await page.context().newPage()
      await other.goto(home)
      await expect(other.getByRole('heading', { name: 'This code does not run' })).toBeVisible()
      await expect(other.locator('pre')).toContainText('security-headers.ts')
      mendServer()
      await awake(page)
      await awake(other)
      await other.close()

      // An invalid contract is reported while the previous one is served; once fixed, code is generated.
      const mendContract = added(workshop, 'openapi/paths/agency.yaml', ' nonsense: [')
      await expect.poll(workshop.printed, { timeout: 60_000 }).toContain('openapi: nothing was generated')
      expect(await statusOf(page, '/')).toBe(200)
      mendContract()
      await expect.poll(workshop.printed, { timeout: 60_000 }).toContain('openapi: generated')
      await awake(page)

      // An error while rendering a page is shown over the page that replaces it.
      const hero = 'src/shell/components/home-hero.tsx'
      const mendHero = added(
        workshop,
        hero,
        "if (typeof window === 'undefined') throw new Error('No hero today.')",
      )
      await page.goto(home)
      await expect(page.getByText('No hero today.').first()).toBeVisible({ timeout: 60_000 })
      mendHero()
      await awake(page)

      // An error in a call to the server is shown over the open page.
      workshop.change(
        'src/server/http/api/agencies/link-routes.ts',
        (text) =>
          `${text.replace('=> ({\n      data', '=> (fails(), {\n      data')}\nfunction fails() {\n  throw new Error('No links today.')\n}\n`,
      )
      const shownFaults = async () => {
        await statusOf(page, '/api/links/a-link')
        return overlay(page).getByText('No links today.').count()
      }
      await expect.poll(shownFaults, { timeout: 60_000 }).toBeGreaterThan(0)
    } finally {
      await workshop.end()
      origin.close()
    }
  },
)

test(
  'a contract broken before the start and a lazily loaded page with a syntax error are shown with their place',
  proof,
  async ({ page }) => {
    test.setTimeout(300_000)
    const workshop = await openWorkshop({}, { 'openapi/paths/agency.yaml': (text) => `x: [broken\n${text}` })
    const wait = { timeout: 60_000 }
    try {
      const home = `http://jolt.localhost:${workshop.port}/`
      await expect.poll(workshop.printed, { timeout: 120_000 }).toContain(`jolt is at ${home.slice(0, -1)}`)
      await expect.poll(workshop.printed, wait).toMatch(/openapi\/paths\/agency\.yaml:\d+:\d+ \S/)
      await page.goto(home)
      await expect(overlay(page)).toContainText('openapi/paths/agency.yaml:', wait)
      workshop.change('openapi/paths/agency.yaml', (text) => text.replace('x: [broken\n', ''))
      await awake(page)

      const file = 'src/shell/home-page.tsx'
      const mend = added(workshop, file, 'const = ;')
      await expect(overlay(page)).toContainText('home-page.tsx', wait)
      await expect(overlay(page)).not.toContainText('Failed to fetch')
      mend()
      await awake(page)
    } finally {
      await workshop.end()
    }
  },
)
