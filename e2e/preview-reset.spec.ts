import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { endWorker, openPreview } from './preview-host.ts'
import { proof } from './proof.ts'
import { servedPreview } from './served-preview.ts'
import { at, test } from './site.ts'

// No visitor is trapped in a build that no longer exists.

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
