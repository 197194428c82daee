import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proofUnless } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

test.use({ reducedMotion: 'reduce' })

const sideMenu = (page: Page) => page.locator('[data-side-menu]')
const widthOf = async (page: Page) => (await sideMenu(page).boundingBox())?.width

for (const [slug, name, mode] of [
  ['meridian', 'owner', 'light'],
  ['duroob', 'sales', 'dark'],
  ['jolt', 'admin', 'dark'],
  ['patio-bugambilia', 'traveller', 'light'],
] as const) {
  test(
    `the menus of the ${name} of ${slug} have no accessibility violation, wide and narrow, open and closed, in ${mode} mode`,
    proofUnless(name === 'owner'),
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme: mode })
      await signIn(page, slug, name)
      await page.goto(at(slug, name === 'traveller' ? '/mytrip/dashboard' : '/dashboard'))
      expect(await violationsOf(page), 'wide').toEqual([])
      if (name !== 'traveller') {
        await sideMenu(page).locator('li > button').click()
        expect(await violationsOf(page), 'settings').toEqual([])
        await sideMenu(page).locator('button').first().click()
        expect(await violationsOf(page), 'collapsed').toEqual([])
      }
      await page
        .locator('header button[aria-expanded]')
        .filter({ hasText: /Omar|Selma|Ada|Tessa/ })
        .click()
      expect(await violationsOf(page), 'profile').toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('header button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').waitFor()
      expect(await violationsOf(page), 'drawer').toEqual([])
      if (name === 'owner') {
        await page.goto(at(slug, '/subscription'))
        expect(await violationsOf(page), 'subscription').toEqual([])
        await page.goto(at(slug, '/mytrip/dashboard'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'You do not have access to this page',
        )
        expect(await violationsOf(page), 'forbidden').toEqual([])
      }
    },
  )
}

// §2.6.6
test('the side menu keeps its state on the next page, and nothing moves during hydration', async ({
  page,
}) => {
  await signIn(page, 'meridian', 'agent')
  await page.goto(at('meridian', '/dashboard'))
  const expanded = await widthOf(page)
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect.poll(() => widthOf(page)).toBeLessThan(90)
  expect(expanded).toBeGreaterThan(200)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(at('meridian', '/about'))
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  expect(await widthOf(page)).toBeLessThan(90)
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
  await page.getByRole('link', { name: 'Agents' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Agents')
})

test('the menus are in the page without script', async ({ browser, page }) => {
  await signIn(page, 'meridian', 'sales')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await context.newPage()
  await still.goto(at('meridian', '/settings/profile'))
  await expect(still.locator('[data-side-menu]').getByRole('link', { name: 'Bookings' })).toBeVisible()
  // The page is one of the settings, so their list is open.
  await expect(still.locator('[data-side-menu]').getByText('Markup Settings')).toBeVisible()
  await context.close()
})

test('from right to left the side menu is on the right, and its texts next to their icons', async ({
  page,
}) => {
  await signIn(page, 'duroob', 'agent')
  await page.goto(at('duroob', '/dashboard'))
  const box = await sideMenu(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width)
  await sideMenu(page).locator('button').first().click()
  const entry = sideMenu(page).locator('a').nth(2)
  await entry.hover()
  const hint = await page.getByRole('tooltip').locator('..').boundingBox()
  const icon = await entry.boundingBox()
  expect((hint?.x ?? 0) + (hint?.width ?? 0)).toBeLessThanOrEqual((icon?.x ?? 0) + 1)
})

test('inside the app, a forbidden page is the 403 state, and requests none of its data', async ({ page }) => {
  await signIn(page, 'meridian', 'traveller')
  await page.goto(at('meridian', '/about'))
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page')
  await expect(page).toHaveTitle(/You do not have access/)
})

// §6.14
test('help opens the chat in its frame on press, and nothing reaches its provider before', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await signIn(page, 'patio-bugambilia', 'traveller')
  await page.goto(at('patio-bugambilia', '/mytrip/dashboard'))
  await page.getByRole('button', { name: /Tessa/ }).click()
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Conserjería Patio Bugambilia' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The demo's provider does not exist, so no call reaches it.
  expect(requested.filter((url) => url.includes('chat.patiobugambilia'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
