import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { endWorker, openPreview } from './preview-host.ts'
import { proof } from './proof.ts'
import { servedPreview } from './served-preview.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'
import { openBranding } from './testing-branding.ts'

// No visitor is trapped in a preview's data, or in a build that no longer exists.

const slug = 'aurora'
const preview = servedPreview(slug)
let tenants: string

test.beforeAll(() => {
  tenants = mkdtempSync(join(tmpdir(), 'livery-preview-tenants-'))
  for (const one of [slug, 'meridian']) cpSync(join('tenants', one), join(tenants, one), { recursive: true })
})
test.afterAll(() => rmSync(tenants, { recursive: true, force: true }))

const shownColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim())

test("the bar resets the preview: the folder's site, no worker and no data, except of other sites", async ({
  page,
}) => {
  await openPreview(page, at(slug, '/'))
  const before = await shownColor(page)
  await signIn(page, slug, 'owner')
  await openBranding(page).publish('Another colour', [{ pointer: '/agency/primaryColor', after: '#8a1f6b' }])
  await page.goto(at(slug, '/'))
  // A slow worker takes over an open page, which reloads in the middle of a question.
  await expect.poll(() => shownColor(page).catch(() => before), { timeout: 30_000 }).not.toBe(before)

  // A page without dialogs that open by themselves.
  await page.goto(at(slug, '/expiry'))
  // Data of another project on this machine.
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as its page wrote it
    document.cookie = 'theirs=1; Path=/'
    localStorage.setItem('theirs', '1')
    sessionStorage.setItem('theirs', '1')
    await (await caches.open('theirs')).put('/theirs', new Response('1'))
  })
  const own = () =>
    page.evaluate(() =>
      [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '),
    )
  expect(await own()).toMatch(/livery_consent.*livery_saving_popup/)
  await page.getByRole('button', { name: /view options$/ }).click()
  await page.getByRole('link', { name: 'Reset the preview' }).click()
  // The page stays, so that the story can check what is left.
  await page.route(at(slug, '/'), (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Delete everything and reset' }).click()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
      document.cookie,
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    ])
  await expect.poll(left).toEqual([0, ['theirs'], 'theirs=1', ['theirs', 'theirs']])

  await page.unroute(at(slug, '/'))
  await openPreview(page, at(slug, '/'))
  expect(await shownColor(page)).toBe(before)
  expect(await page.evaluate(async () => (await fetch('/api/user/profile')).status)).toBe(401)
})

test(
  "another build at the same address, with several agencies, replaces an old worker's at the next page",
  proof,
  async ({ page }) => {
    await openPreview(page, at(slug, '/'))
    const before = await shownColor(page)
    const file = join(tenants, slug, 'tenant.json')
    const tenant = JSON.parse(readFileSync(file, 'utf8'))
    tenant.agency.primaryColor = '#8a1f6b'
    writeFileSync(file, JSON.stringify(tenant))
    await preview.rebuild(tenants, slug, 'meridian')
    await endWorker(page)
    await page.goto(at(slug, '/'), { waitUntil: 'commit' })
    // Its worker may come a moment after the page, and reloads it.
    const card = page.getByRole('article').filter({ hasText: 'Meridian Mile' })
    await expect(card).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/^This is a preview\./)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reset the preview' })).toHaveAttribute(
      'href',
      '/preview-reset/',
    )

    // Each agency can be chosen there by a sign-in, and from each page of another agency.
    await card.getByText('Log in as…').click()
    await card.getByRole('button', { name: 'Traveller', exact: false }).first().click()
    await expect(page.getByText('Tessa').first()).toBeVisible()
    await expect(page).toHaveTitle(/Meridian Mile/)
    await page.goto(at(slug, '/expiry'))
    const bar = page.getByRole('region', { name: 'View options' })
    const open = () => page.getByRole('button', { name: /view options$/ }).click()
    await open()
    await bar.getByLabel('Agency', { exact: true }).selectOption(slug)
    await expect(page).toHaveTitle(/Aurora Vesper/)
    await expect.poll(() => shownColor(page).catch(() => before), { timeout: 60_000 }).not.toBe(before)
    // A person signed in at one agency is a visitor at the other.
    expect(await page.evaluate(async () => (await fetch('/api/user/profile')).status)).toBe(401)
    await open()
    await bar.getByRole('link', { name: 'All agencies' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  },
)
