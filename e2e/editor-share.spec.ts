import { expect } from '@playwright/test'
import { proof } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

// A person without an account sees a preview by a link that can be revoked.

const slug = 'ipe-mare'

test(
  'a visitor without an account sees the draft by a link until it is revoked',
  proof,
  async ({ page, browser }) => {
    test.slow()
    await signIn(page, slug, 'owner')
    await page.goto(at(slug, '/settings/website/brand?lng=en'))
    await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#7a1fa2')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.getByRole('button', { name: 'Share preview', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Share preview' })
    await sheet.getByRole('textbox', { name: 'Who is it for?' }).fill('The board')
    await sheet.getByRole('button', { name: 'Create link' }).click()
    const address = await sheet.getByRole('textbox', { name: 'Address of the link' }).inputValue()

    const visitor = await (await browser.newContext()).newPage()
    const shownColor = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-color'))
    await visitor.goto(at(slug, '/?lng=en'))
    expect(await shownColor()).not.toBe('#7a1fa2')
    const shown = await visitor.goto(address)
    expect(shown?.headers()['x-robots-tag']).toContain('noindex')
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await shownColor()).toBe('#7a1fa2')
    const bar = visitor.locator('#livery-share')
    await expect(bar).toBeVisible()
    // It also applies on the next page.
    await visitor.goto(at(slug, '/faqs?lng=en'))
    await expect(bar).toContainText('Preview of unpublished changes')
    expect(await shownColor()).toBe('#7a1fa2')

    // It follows further edits in place, without a reload.
    await visitor.evaluate(() => Object.assign(globalThis, { isStillHere: true }))
    await page.getByRole('button', { name: 'Close Share preview' }).click()
    await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#0a7d5a')
    await expect.poll(shownColor, { timeout: 15_000 }).toBe('#0a7d5a')
    await page.getByRole('button', { name: 'Share preview', exact: true }).click()

    await sheet.getByRole('button', { name: 'End link for The board' }).click()
    await sheet.getByRole('button', { name: 'End link', exact: true }).click()
    await expect(sheet.getByText('No active links')).toBeVisible()
    // The open page reports the end, and shows the published site from then on.
    await expect(bar).toHaveText('This preview has ended. You now see the published site.', {
      timeout: 15_000,
    })
    await expect.poll(shownColor, { timeout: 15_000 }).not.toBe('#0a7d5a')
    expect(await visitor.evaluate(() => 'isStillHere' in globalThis)).toBe(true)
    await visitor.reload()
    await expect(bar).toHaveCount(0)
    expect((await visitor.goto(address))?.status()).toBe(410)
    await visitor.getByRole('main').getByRole('link').click()
    await expect(visitor).toHaveURL(at(slug, '/'))
    await expect(bar).toHaveCount(0)
    expect(await shownColor()).not.toBe('#7a1fa2')
  },
)
