import { expect, type Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { proof } from './proof.ts'
import { signIn } from './sign-in.ts'
import { test } from './site.ts'
import { openBranding } from './testing-branding.ts'

// An owner sees the draft in a frame before visitors do; once published, open tabs update by themselves.

/** Opens a preview in a frame of the page, and collects its messages. */
async function openFrame(page: Page, request: object, path = '/') {
  const { status, body } = await callApi(page, 'POST', '/api/branding/preview-grants', request)
  expect(status).toBe(201)
  const grant = String(body.data.grant)
  await page.evaluate(
    ([path, grant]) => {
      const messages: unknown[] = []
      Object.assign(window, { messages })
      window.addEventListener('message', (event) => messages.push(event.data))
      const frame = document.createElement('iframe')
      frame.title = 'Site preview'
      frame.width = '1300'
      frame.height = '700'
      frame.src = `${path}?livery-preview=${encodeURIComponent(grant ?? '')}`
      document.body.prepend(frame)
    },
    [path, grant],
  )
  const messages = () => page.evaluate(() => (window as unknown as { messages: { kind: string }[] }).messages)
  const tell = (message: object) =>
    page.evaluate(
      (message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, location.origin),
      message,
    )
  await expect.poll(async () => (await messages()).map(({ kind }) => kind)).toContain('ready')
  return { grant, messages, tell, inside: page.frameLocator('iframe[title="Site preview"]') }
}

const heading = (name: string | RegExp) => ({ name, level: 1 }) as const

test('a frame shows the draft as the requested visitor, and accepts brand, agency, path and mode', async ({
  page,
}) => {
  await signIn(page, 'solstice', 'owner')
  await openBranding(page).change([{ pointer: '/agency/agencyName', after: 'Drafted Rooms' }])
  const { tell, messages, inside, grant } = await openFrame(page, { role: 'anonymous', language: 'en' })
  const root = inside.locator('html')
  await expect(inside.locator('body')).toContainText('Drafted Rooms')
  await expect(inside.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  // The grant is in no address and no link.
  expect(await root.evaluate(() => location.search)).toBe('')
  expect(await root.evaluate((html) => html.outerHTML)).not.toContain(grant)

  await tell({ kind: 'theme', brand: { primaryColor: '#008060' } })
  await expect.poll(() => root.evaluate((html) => html.style.getPropertyValue('--primary'))).not.toBe('')
  await tell({ kind: 'mode', mode: 'dark' })
  await expect(root).toHaveAttribute('data-mode', 'dark')
  // The editor sends the complete agency: a missing field was removed from the draft.
  const agency = await inside
    .locator('#livery-state')
    .evaluate((state) => JSON.parse(state.textContent ?? '').context.agency as object)
  await tell({ kind: 'agency', agency: { ...agency, agencyName: 'Typed a moment ago' } })
  await expect(inside.locator('body')).toContainText('Typed a moment ago')
  await tell({ kind: 'go', path: '/login' })
  await expect(inside.getByLabel('Email').first()).toBeVisible()
  expect(await messages()).toContainEqual({ kind: 'went', path: '/login' })
  // A reloaded page is a preview again.
  await root.evaluate(() => location.reload())
  await expect.poll(async () => (await messages()).filter(({ kind }) => kind === 'ready').length).toBe(2)
  await expect(inside.locator('body')).toContainText('Drafted Rooms')
  await openBranding(page).change([{ pointer: '/agency/agencyName', after: 'Drafted anew' }])
  await tell({ kind: 'refresh' })
  await expect(inside.locator('body')).toContainText('Drafted anew')
})

test('a frame accepts messages only from its editor, and cannot leave, open windows or change data', async ({
  page,
}) => {
  await signIn(page, 'ipe-mare', 'owner')
  const { messages, inside } = await openFrame(page, { role: 'traveller', language: 'en' })
  const root = inside.locator('html')
  // From itself, and from another frame of the same site.
  await root.evaluate(() => window.postMessage({ kind: 'theme', brand: { primaryColor: '#ff0000' } }, '*'))
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/expiry', name: 'other' }))
  })
  await page.frameLocator('iframe[name=other]').locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.frame('other')?.evaluate(() => {
    const preview = top?.frames[0]
    preview?.postMessage({ kind: 'theme', brand: { primaryColor: '#ff0000' } }, location.origin)
    preview?.postMessage({ kind: 'go', path: '/about' }, location.origin)
  })
  await root.evaluate(() => new Promise(requestAnimationFrame))
  expect(await root.evaluate((html) => html.style.getPropertyValue('--primary'))).toBe('')
  expect(await root.evaluate(() => location.pathname)).toBe('/')

  await root.evaluate(() => {
    for (const [href, target, download] of [
      ['https://elsewhere.example/', '', false],
      ['/about', '_blank', false],
      ['/about', '', true],
    ] as const) {
      const link = Object.assign(document.createElement('a'), { href, target })
      if (download) link.setAttribute('download', '')
      document.body.append(link)
      link.click()
    }
    window.open('/about')
    location.assign('https://elsewhere.example/assigned')
  })
  await expect
    .poll(async () =>
      (await messages())
        .filter(({ kind }) => kind === 'refused')
        .map((one) => (one as unknown as { what: string }).what),
    )
    .toEqual(expect.arrayContaining(['elsewhere', 'window', 'download']))
  expect(await root.evaluate(() => location.host)).toContain('ipe-mare')
  const refused = await root.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
    return (await fetch('/api/user/logout', { method: 'POST', headers, body: '{}' })).status
  })
  expect(refused).toBe(403)
  expect((await callApi(page, 'GET', '/api/user/session')).body).toMatchObject({
    session: { signedIn: true },
  })
})

test('a press picks the setting of an element while inspecting', proof, async ({ page }) => {
  await signIn(page, 'ipe-mare', 'owner')
  const { tell, messages, inside } = await openFrame(page, { role: 'anonymous', language: 'en' })
  const places = [
    ['h1', '/agency/home/title'],
    ['][', '/none'],
  ]
  await tell({ kind: 'inspect', on: true, places })
  await inside.getByRole('heading', { level: 1 }).first().click()
  await expect.poll(messages).toContainEqual({ kind: 'picked', pointer: '/agency/home/title' })
  await tell({ kind: 'point', selector: 'footer' })
  await expect(inside.locator('footer')).toHaveAttribute('data-preview-shown', '')
})

test('a preview of waiting keeps waiting', proof, async ({ page }) => {
  await signIn(page, 'ipe-mare', 'owner')
  const { inside } = await openFrame(page, { role: 'anonymous', language: 'en', bookingState: 'loading' })
  await expect(inside.locator('[aria-busy=true]').first()).toBeAttached()
})

test('a shared link shows the draft under a bar with an exit, and ends when it is revoked', async ({
  page,
  browser,
}) => {
  await signIn(page, 'maison-craie', 'owner')
  await openBranding(page).change([{ pointer: '/agency/agencyName', after: 'For the board' }])
  const { body } = await callApi(page, 'POST', '/api/branding/shares', { label: 'Board' })
  const { address, share } = body.data as unknown as { address: string; share: { id: string } }
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(address)
  expect(new URL(guest.url()).pathname).toBe('/')
  await expect(guest.locator('#livery-share')).toBeVisible()
  await expect(guest.locator('body')).toContainText('For the board')
  await callApi(page, 'DELETE', `/api/branding/shares/${share.id}`)
  await expect(guest.locator('#livery-share')).toHaveText(
    'Cet aperçu est terminé. Vous voyez maintenant le site tel qu’il est publié.',
    { timeout: 15_000 },
  )
  await expect(guest.locator('body')).not.toContainText('For the board')
  await guest.goto(address)
  await expect(guest.getByRole('heading', heading('Cet aperçu est terminé'))).toBeVisible()
  await guest.getByRole('link', { name: 'Aller sur le site' }).click()
  await expect(guest.locator('#livery-share')).toHaveCount(0)
})
