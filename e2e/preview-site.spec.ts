import { expect, type Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../src/server/domain/demo/demo-account.ts'
import { type ApiHost, apiFaults } from '../src/server/http/api/testing-api-suite.ts'
import { holdHotel } from './hold-hotel.ts'
import { endWorker, openPreview } from './preview-host.ts'
import { proof } from './proof.ts'
import { servedPreview } from './served-preview.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

// A site on any file server, with the usual app in a service worker.

const slug = 'aurora'
/** Calls whose answers differ between the demo's people and data and the tests' agencies. */
const others = { askSupport: 202, submitBusinessInfo: 409, inviteAgent: 200 }
const preview = servedPreview(slug)

test(
  'a hotel is booked with a test card, its mail is in the outbox, and a reset deletes everything',
  proof,
  async ({ page }) => {
    await openPreview(page, at(slug, '/'))
    const reference = await holdHotel(page, slug, { payment: 'now', ahead: 50 })
    await page.goto(at(slug, `/booknow/hotels/checkout?reference=${reference}`))
    await page.getByRole('button', { name: 'Payment succeeds' }).click()
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible({
      timeout: 30_000,
    })
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/outbox')).text()), { timeout: 30_000 })
      .toContain(reference)

    await page.goto(at(slug, '/preview-reset/'))
    await page.getByRole('button', { name: 'Delete everything and reset' }).click()
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 })
    expect(await page.evaluate(async () => (await fetch('/outbox')).text())).not.toContain(reference)
  },
)

for (const name of [null, 'traveller', 'owner'] as const) {
  test(
    `every call of the contract is answered to ${name ?? 'a visitor'} as by every other host`,
    proof,
    async ({ page }) => {
      await openPreview(page, at(slug, '/expiry'))
      const person = name && { email: demoEmail(name, slug), password: demoPassword }
      expect(await apiFaults(hostOf(page), person, { now: new Date(), others })).toEqual([])
    },
  )
}

test(
  'an owner publishes in the editor of a preview, and unopened pages work without a network',
  proof,
  async ({ page }) => {
    await openPreview(page, at(slug, '/about'))
    const shownColor = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim(),
      )
    const before = await shownColor()
    await signIn(page, slug, 'owner')
    await page.goto(at(slug, '/settings/website/brand'))
    const color = page.getByRole('textbox', { name: 'Primary colour', exact: true })
    await color.fill('#8a1f6b')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const publish = page.getByRole('dialog', { name: 'Publish' })
    await publish.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible({ timeout: 30_000 })
    await page.goto(at(slug, '/'))
    const published = await shownColor()
    expect(published).not.toBe(before)
    await endWorker(page)
    await page.goto(at(slug, '/dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(at(slug, '/'))
    expect(await shownColor()).toBe(published)

    // Once the files are stored, unopened pages work without a network, also in a restarted worker.
    const wanted = await page.evaluate(async () => {
      const worker = await (await fetch('/worker.js')).text()
      return worker.match(/\/(?:assets|remotes|demo)\/[^"'`,]+\.(?:js|css)/g)?.length
    })
    expect(wanted).toBeGreaterThan(100)
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('livery-preview-files')).keys()).length)
    await expect.poll(kept, { timeout: 60_000 }).toBe(wanted)
    await preview.stop()
    await page.goto(at(slug, '/logout'), { waitUntil: 'commit' })
    await page.waitForURL(at(slug, '/'))
    await page.goto(at(slug, '/login'))
    await page.getByRole('textbox', { name: 'Email' }).fill(demoEmail('traveller', slug))
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page.getByText('Tessa').first()).toBeVisible()
    await endWorker(page)
    await page.goto(at(slug, '/booknow/hotels'))
    const place = page.getByRole('combobox').first()
    await place.fill('Lisb')
    await expect(page.getByRole('option', { name: /Lisbon/ }).first()).toBeVisible()
  },
)

/** A call of the service worker by a page of its origin. */
function hostOf(page: Page): ApiHost {
  return {
    ask: (path, { method, body, headers }) => {
      const isFile = body instanceof Uint8Array
      const type = isFile ? 'application/octet-stream' : 'application/json'
      const proof = method === 'GET' ? {} : { 'content-type': type, 'x-requested-with': 'livery' }
      const sent = method === 'GET' ? null : isFile ? [...body] : JSON.stringify(body)
      return page.evaluate(askHere, [path, { method, headers: { ...proof, ...headers } }, sent] as const)
    },
  }
}

/** Runs in the page: reads the first event of a stream, and the whole of other answers. */
async function askHere([path, init, sent]: readonly [string, RequestInit, string | number[] | null]) {
  const body = Array.isArray(sent) ? new Uint8Array(sent) : sent
  const response = await fetch(path, { ...init, body })
  const said = (name: string) => response.headers.get(name) ?? ''
  const type = said('content-type')
  const first = async () => {
    const reader = response.body?.getReader()
    const read = await reader?.read()
    await reader?.cancel()
    return new TextDecoder().decode(read?.value)
  }
  const text = type.startsWith('text/event-stream') ? await first() : await response.text()
  return { status: response.status, type, agency: said('x-livery-agency'), text }
}
