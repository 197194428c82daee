import { expect } from '@playwright/test'
import { openPartOrigin } from './part-origin.ts'
import { proofUnless } from './proof.ts'
import { startSecondServer } from './second-server.ts'
import { at, test } from './site.ts'

const failed = 'Failed to load remote component.'

test.describe('a remote part that cannot be loaded', () => {
  for (const [what, answer] of [
    ['is missing', { status: 404, body: 'gone' }],
    ['is HTML instead of JavaScript', { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' }],
    ['is cut off', { status: 200, contentType: 'text/javascript', body: 'import { useState } from "re' }],
  ] as const) {
    // §8.16
    test(
      `${what}: is reported, and the shell stays usable`,
      proofUnless(what === 'is missing'),
      async ({ page }) => {
        await page.route('**/remotes/booking/entry-*.js', (route) => route.fulfill({ ...answer }))
        await page.goto(at('aurora', '/booknow/hotels'))
        await expect(page.getByText(failed)).toBeVisible()
        await page.getByRole('link', { name: /FAQ/ }).first().click()
        await expect(page).toHaveURL(/faqs/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    )
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

  for (const file of ['entry', 'hotels'] as const) {
    // §8.16
    test(`whose ${file} has been tampered with: is reported, and the shell stays usable`, async ({
      page,
    }) => {
      const body = 'document.title = "owned"'
      const headers = { 'access-control-allow-origin': '*' }
      await page.route(`http://127.0.0.1:*/${file}-*.js`, (route) =>
        route.fulfill({ status: 200, contentType: 'text/javascript', headers, body }),
      )
      await page.goto(`http://aurora.localhost:${site.port}/booknow/hotels`)
      await expect(page.getByText(failed)).toBeVisible()
      await expect(page).not.toHaveTitle('owned')
      await page.getByRole('link', { name: /FAQ/ }).first().click()
      await expect(page).toHaveURL(/faqs/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('is allowed only in a document of its pages, which a link inside the app opens', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const home = await page.goto(`http://aurora.localhost:${site.port}/`)
    expect(home?.headers()['content-security-policy']).not.toContain('127.0.0.1')
    const document = page.waitForResponse(/\/booknow\/hotels$/)
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    const headers = (await document).headers()
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
    await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Exclusive Deals' })).toBeVisible()
    expect(errors).toEqual([])
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
