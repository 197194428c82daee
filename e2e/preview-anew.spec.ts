import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { endWorker, openPreview, type PreviewHost, startPreviewHost } from './preview-host.ts'
import { signIn } from './sign-in.ts'
import { at, ownPorts, test } from './site.ts'
import { openBranding } from './testing-branding.ts'

// Nobody is caught in what was done in a preview, nor in a build that is no more.

const slug = 'aurora'
let host: PreviewHost | undefined
let tenants: string

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  tenants = mkdtempSync(join(tmpdir(), 'livery-preview-tenants-'))
  cpSync(join('tenants', slug), join(tenants, slug), { recursive: true })
  host = await startPreviewHost(slug)
  ownPorts.set(slug, host.port)
})
test.afterAll(async () => {
  ownPorts.delete(slug)
  rmSync(tenants, { recursive: true, force: true })
  await host?.stop()
})

const worn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim())

test('whoever looks for it finds in the bar how to start anew, and has the folder’s site again with nothing kept', async ({
  page,
}) => {
  await openPreview(page, at(slug, '/'))
  const before = await worn(page)
  await signIn(page, slug, 'owner')
  await openBranding(page).publish('Another colour', [{ pointer: '/agency/primaryColor', after: '#8a1f6b' }])
  await page.goto(at(slug, '/'))
  // A worker that was slow to come takes over a page that is open, which is opened anew in the middle of a question.
  await expect.poll(() => worn(page).catch(() => before), { timeout: 30_000 }).not.toBe(before)

  // A page on which nothing opens by itself.
  await page.goto(at(slug, '/expiry'))
  await page.getByRole('button', { name: /look at this site in other ways$/ }).click()
  await page.getByRole('link', { name: 'Start the preview anew' }).click()
  await page.getByRole('button', { name: 'Forget everything and start anew' }).click()
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 })
  expect(await worn(page)).toBe(before)
  expect(await page.evaluate(async () => (await fetch('/api/user/profile')).status)).toBe(401)
})

test('a page that forgets leaves neither worker nor files of it in the browser', async ({ page }) => {
  await openPreview(page, at(slug, '/'))
  await page.goto(at(slug, '/preview-reset/'), { waitUntil: 'commit' })
  // The page stays, so that it can be asked what is left.
  await page.route(at(slug, '/'), (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Forget everything and start anew' }).click()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
      document.cookie,
      localStorage.length + sessionStorage.length,
    ])
  await expect.poll(left).toEqual([0, 0, '', 0])
})

test('another build at the same address is there at the next page, also for who has a worker of the old one', async ({
  page,
}) => {
  await openPreview(page, at(slug, '/'))
  const before = await worn(page)
  const file = join(tenants, slug, 'tenant.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8'))
  tenant.agency.primaryColor = '#8a1f6b'
  writeFileSync(file, JSON.stringify(tenant))
  await host?.rebuild(tenants)
  await endWorker(page)
  await page.goto(at(slug, '/'), { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 })
  expect(await worn(page)).not.toBe(before)
  const answered = () =>
    page.evaluate(async () => (await fetch('/api/admin/country/enableCurrencies')).status)
  await expect.poll(() => answered().catch(() => 0), { timeout: 30_000 }).toBe(200)
})
