import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proof, proofUnless } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

test.use({ reducedMotion: 'reduce' })

/** Agencies with very different brands, modes and languages. */
const agencies = ['meridian', 'jolt', 'duroob']
/** A form from right to left and one behind the log-in; the proof takes all. */
const isKept = (slug: string, path: string) =>
  path === '/login' ? slug === 'duroob' : path === '/mytrip/profile' && slug === 'meridian'

/** The form in the page's main part, as it is and with an error in every field. */
async function isAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  const form = page.locator('main form').first()
  if ((await form.count()) === 0) return
  const first = form.locator('input:not([readonly]):not([hidden])').first()
  await first.fill('')
  await form.locator('button[type=submit]').click()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
}

for (const slug of agencies) {
  for (const path of ['/login', '/signup', '/forgotpassword', '/verify', '/newPassword?token=none']) {
    test(
      `${slug}: ${path} has no accessibility violation, with and without errors`,
      proofUnless(isKept(slug, path)),
      async ({ page }) => {
        await page.goto(at(slug, path))
        await isAccessible(page)
      },
    )
  }

  for (const path of ['/mytrip/profile', '/mytrip/support']) {
    test(
      `${slug}: ${path} has no accessibility violation, with and without errors`,
      proofUnless(isKept(slug, path)),
      async ({ page }) => {
        // Signs in twice: the profile lists the other session, which can be ended.
        await signIn(page, slug, 'traveller')
        await page.context().clearCookies()
        await signIn(page, slug, 'traveller')
        await page.goto(at(slug, path))
        await isAccessible(page)
      },
    )
  }
}

test(
  'ipe-mare: the page of connected accounts has no accessibility violation, with and without errors',
  proof,
  async ({ page }) => {
    await page.goto(at('ipe-mare', '/social'))
    expect(await violationsOf(page)).toEqual([])
    await signIn(page, 'ipe-mare', 'agent')
    await page.goto(at('ipe-mare', '/settings/profile?identity=taken'))
    await expect(page.locator(':focus').getByRole('alert')).toBeInViewport()
    await page.getByRole('button', { name: /Demo ID/ }).click()
    const form = page.locator('main form').filter({ hasText: 'Demo ID' })
    const password = form.locator('input[type=password]')
    await expect(password).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await form.locator('button[type=submit]').click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
  },
)

test(
  'the question behind a mailed link has no accessibility violation, in both modes',
  proof,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(at('meridian', '/verify?token=none'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@meridian.example')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
    expect(await violationsOf(page)).toEqual([])
  },
)

test('a photo of any size becomes the profile picture in the header', async ({ page }) => {
  await signIn(page, 'meridian', 'traveller')
  await page.goto(at('meridian', '/mytrip/profile'))
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1600
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('nothing to draw on')
    // Noise does not compress, so the file is larger than the server accepts.
    const noise = drawing.createImageData(canvas.width, canvas.height)
    for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = (i * 2654435761) >>> 24
    drawing.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const buffer = Buffer.from(photo, 'base64')
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024)
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(page.locator('main img[src^="/media/"]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
