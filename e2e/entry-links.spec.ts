import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proofUnless } from './proof.ts'
import { at, test } from './site.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The browser's complaints during a page's start; a hydration mismatch comes first. */
function complaints(page: Page): string[] {
  const reported: string[] = []
  page.on('pageerror', (error) => reported.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('the server responded with a status of'))
      reported.push(message.text())
  })
  return reported
}

// §4.33
test('hideHeader and hideFooter hide them for the visit, until they are shown again or the person logs out', async ({
  page,
}) => {
  const reported = complaints(page)
  await page.goto(at('meridian', '/about?hideHeader=true&hideFooter=true'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
  await page.goto(at('meridian', '/faqs'))
  await expect(header(page)).toHaveCount(0)
  await page.goto(at('meridian', '/faqs?hideHeader=false'))
  await expect(header(page)).toBeVisible()
  await expect(footer(page)).toHaveCount(0)
  await page.goto(at('meridian', '/logout'))
  await expect(page).toHaveURL(at('meridian', '/'))
  await expect(footer(page)).toBeVisible()
  expect(reported).toEqual([])
})

// §4.32
test('a deal-proposal link shows only the logo, and the next page everything', async ({ page }) => {
  const reported = complaints(page)
  await page.goto(at('jolt', '/about?proposalId=7'))
  await expect(header(page).getByRole('link')).toHaveCount(2) // skip link and logo
  await expect(header(page).getByRole('button')).toHaveCount(0)
  await header(page).getByRole('link', { name: /home$/ }).click()
  await expect(menu(page)).toBeVisible()
  expect(reported).toEqual([])
})

// §2.6.15
test('the log-in page has the slim footer, the next page the full one', async ({ page }) => {
  const reported = complaints(page)
  await page.goto(at('meridian', '/login'))
  await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(footer(page).getByRole('heading')).toHaveCount(0)
  await header(page).getByRole('link', { name: /home$/ }).click()
  await expect(footer(page).getByRole('heading', { name: 'Useful Links' })).toBeVisible()
  expect(reported).toEqual([])
})

for (const path of ['/disapproveProposal?id=1&token=2', '/allowAgentProposal']) {
  test(
    `${path} has no header and footer, reports that nothing happened, and leads home`,
    proofUnless(path !== '/allowAgentProposal'),
    async ({ page }) => {
      const reported = complaints(page)
      const response = await page.goto(at('meridian', path))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'This proposal cannot be found' })).toBeVisible()
      await expect(header(page)).toHaveCount(0)
      await expect(footer(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(menu(page)).toBeVisible()
      await expect(footer(page)).toBeVisible()
      expect(reported).toEqual([])
    },
  )
}

test('a stored link leads to its page, an expired one to /expiry, a stored deal to its deal page', async ({
  page,
}) => {
  const reported = complaints(page)
  await page.goto(at('aurora', '/url/polarnight'))
  await expect(page).toHaveURL(at('aurora', '/?tab=Hotels&lat=69.65&long=18.96'))
  await page.goto(at('aurora', '/url/autumn-2025'))
  await expect(page).toHaveURL(at('aurora', '/expiry'))
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.goto(at('aurora', '/deal-link?dealLinkId=igloo'))
  await expect(page).toHaveURL(/\/booknow\/hotels\/search\?.*dealLinkId=igloo&isFromDeal=true$/)
  expect(reported).toEqual([])
})

// §6.17
test("calls from a deal link's page state that no sign-in is needed", async ({ page }) => {
  await page.goto(at('aurora', '/deal-link?dealLinkId=none'))
  await expect(page.getByRole('heading', { name: 'This deal cannot be opened' })).toBeVisible()
  const requested = page.waitForRequest(/enableCurrencies/)
  await header(page)
    .getByRole('button', { name: /^Currency/ })
    .click()
  expect((await requested).headers()['x-auth-optional']).toBe('true')
})

test('the longest and strangest parameters end in a page', async ({ page }) => {
  const reported = complaints(page)
  await page.goto(at('meridian', '/about'))
  const values = [
    'x'.repeat(10_000),
    '%3Cscript%3Ealert(1)%3C/script%3E'.repeat(400),
    '%E0%A4%A',
    '%ED%A0%80',
  ]
  for (const name of ['tab', 'lat', 'currency', 'lng', 'dealLinkId', 'redirect', 'hideHeader']) {
    const statuses = await page.evaluate(
      (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).status)),
      values.map((value) => `/?${name}=${value}`),
    )
    expect(statuses, name).toEqual(values.map(() => 200))
  }
  await page.goto(at('meridian', `/?tab=${'x'.repeat(7000)}&lat=NaN&long=Infinity&lng=%E0%A4%A&id=%ff`))
  await expect(page.locator('#deals-panel').getByRole('article').first()).toBeVisible()
  expect(reported).toEqual([])
})

for (const [slug, path] of [
  ...['/expiry', '/deal-link', '/disapproveProposal', '/errors', '/login'].flatMap((one) =>
    ['aurora', 'duroob'].map((agency) => [agency, one] as const),
  ),
  ['jolt', '/about?id=7'],
  ['meridian', '/about?hideHeader=true&hideFooter=true'],
] as const) {
  const isKept = slug === 'duroob' && path === '/errors'
  test(`${slug}${path} has no accessibility violation`, proofUnless(isKept), async ({ page }) => {
    await page.goto(at(slug, path))
    await page.locator('main h1').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
}
