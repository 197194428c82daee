import { expect } from '@playwright/test'
import { isSamePage, openVisitor } from './editor.ts'
import { onSecondServer } from './separate-server.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

// An owner rebrands the site while a visitor reads it: publishes with a note, reverts, and restores one colour from
// the history.

const slug = 'solstice'
onSecondServer(slug)

test('an owner publishes a colour that an open tab shows without a reload, reverts it, and restores it from the history', async ({
  page,
  browser,
}) => {
  test.slow()
  const visitor = await openVisitor(browser, slug)
  const shownColor = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim())
  const before = await shownColor()

  await signIn(page, slug, 'owner')
  await page.goto(at(slug, '/settings/website/brand'))
  const color = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  const was = await color.inputValue()
  await color.fill('#8a1f6b')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish' })
  await expect(publish.getByText('#8a1f6b')).toBeVisible()
  await publish.getByRole('textbox', { name: 'Note' }).fill('Plum for the season')
  await publish.getByRole('button', { name: 'Publish now' }).click()

  const receipt = page.getByRole('dialog', { name: 'Published' })
  await expect(receipt.getByText('Plum for the season')).toBeVisible()
  await expect(receipt.getByText(was)).toBeVisible()
  for (const picture of await receipt.getByRole('img').all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect.poll(shownColor).not.toBe(before)
  expect(await isSamePage(visitor)).toBe(true)

  await receipt.getByRole('button', { name: 'Undo this publication' }).click()
  await receipt.getByRole('group').getByRole('button', { name: 'Undo this publication' }).click()
  await expect(publish.getByText(/is live again/)).toBeVisible()
  await expect.poll(shownColor).toBe(before)
  await publish.getByRole('button', { name: 'Done' }).click()
  // The reverted colour is in the draft, for further editing.
  await expect(color).toHaveValue('#8a1f6b')

  await page.getByRole('button', { name: 'History', exact: true }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: /Live/ }).click()
  await history.getByRole('radio', { name: 'Compared with the draft' }).check()
  await history.getByRole('button', { name: 'Restore: Primary colour' }).click()
  await expect(color).toHaveValue(was)
  await page.keyboard.press('Control+z')
  await expect(color).toHaveValue('#8a1f6b')
  expect(await shownColor()).toBe(before)
})
