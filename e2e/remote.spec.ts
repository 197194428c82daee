import { expect } from '@playwright/test'
import { openPartOrigin } from './part-origin.ts'
import { startSecondServer } from './second-server.ts'
import { at, test } from './site.ts'

const failed = 'Failed to load remote component.'

test.describe('a remote part that cannot be loaded', () => {
  for (const [what, answer] of [
    ['is missing', { status: 404, body: 'gone' }],
    [
      'has been tampered with',
      { status: 200, contentType: 'text/javascript', body: 'document.title = "owned"' },
    ],
    ['is HTML instead of JavaScript', { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' }],
    ['is cut off', { status: 200, contentType: 'text/javascript', body: 'import { useState } from "re' }],
  ] as const) {
    // §8.16
    test(`${what}: is reported, and the shell stays usable`, async ({ page }) => {
      await page.route('**/remotes/booking/entry-*.js', (route) => route.fulfill({ ...answer }))
      await page.goto(at('aurora', '/booknow/hotels'))
      await expect(page.getByText(failed)).toBeVisible()
      await expect(page).not.toHaveTitle('owned')
      await page.getByRole('link', { name: /FAQ/ }).first().click()
      await expect(page).toHaveURL(/faqs/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('loads after a retry', async ({ page }) => {
    let isDown = true
    await page.route('**/remotes/booking/entry-*.js', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto(at('aurora', '/booknow/hotels'))
    await expect(page.getByText(failed)).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
  })
})

test.describe('a remote part on another origin', () => {
  // One worker: each would start its own server.
  test.describe.configure({ mode: 'default' })
  let origin: Awaited<ReturnType<typeof openPartOrigin>>
  let site: Awaited<ReturnType<typeof startSecondServer>>

  test.beforeAll(async () => {
    origin = await openPartOrigin('booking')
    site = await startSecondServer({ LIVERY_REMOTE_BOOKING: origin.manifest }, 'aurora')
  })

  test.afterAll(async () => {
    await site.stop()
    origin.close()
  })

  test('runs in the shell as one application', async ({ page }) => {
    const entry = page.waitForRequest(/127\.0\.0\.1.*entry-.*\.js/)
    await page.goto(`http://aurora.localhost:${site.port}/booknow/hotels`)
    await entry
    await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Destination' }).fill('Oslo')
    await expect(page.getByRole('option').first()).toContainText('Oslo')
  })
})
