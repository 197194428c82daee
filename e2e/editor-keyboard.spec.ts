import { expect, type Locator, type Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../src/server/domain/demo/demo-account.ts'
import { openEditor, saved } from './editor.ts'
import { onSecondServer } from './separate-server.ts'
import { at, test } from './site.ts'

// Website Settings by keyboard alone: everything is reachable with few presses, and each result is announced.

onSecondServer('meridian')
// In one worker, which has the server.
test.describe.configure({ mode: 'default' })

/** Presses a key until something has the focus, at most as often as a person would. */
async function pressTo(page: Page, key: string, target: Locator, most: number): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((one) => one.ownerDocument.activeElement === one)
  for (let pressed = 0; pressed < most && !(await hasFocus()); pressed += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test('the keyboard leads from the log-in to a publication and out again', async ({ page }) => {
  const slug = 'meridian'
  await page.goto(at(slug, '/login?lng=en&redirect=/settings/website'))
  await pressTo(page, 'Tab', page.getByLabel('Email'), 25)
  await page.keyboard.type(demoEmail('owner', slug))
  await pressTo(page, 'Tab', page.getByLabel('Password', { exact: true }), 3)
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  const color = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  await expect(color).toBeVisible({ timeout: 20_000 })
  await pressTo(page, 'Tab', page.getByRole('button', { name: 'Skip to settings' }), 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Brand', exact: true })).toBeFocused()
  await pressTo(page, 'Tab', color, 5)
  const before = await color.inputValue()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('#7a1fa2')
  await saved(page)
  await page.keyboard.press('Control+z')
  await expect(color).toHaveValue(before)
  await page.keyboard.press('Control+y')
  await expect(color).toHaveValue('#7a1fa2')

  // The list of panels is one tab stop; arrow keys move within it.
  const navigation = page.getByRole('button', { name: 'Navigation', exact: true })
  await pressTo(page, 'Shift+Tab', page.getByRole('button', { name: 'Brand', exact: true }), 5)
  await pressTo(page, 'ArrowDown', navigation, 14)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Navigation' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Links in the header' })
  const names = () =>
    list.getByRole('button', { name: /^Move / }).evaluateAll((all) => all.map((one) => one.ariaLabel))
  const [first, second] = await names()
  await pressTo(page, 'Tab', list.getByRole('button', { name: /^Move / }).first(), 6)
  await page.keyboard.press('ArrowDown')
  await expect.poll(names).toEqual([second, first, ...(await names()).slice(2)])
  await expect(page.getByRole('status').filter({ hasText: / is now 2 of / })).toBeAttached()
  await expect(list.getByRole('button', { name: /^Move / }).nth(1)).toBeFocused()
  await saved(page)

  // Before the settings, backwards, are the actions.
  await page.keyboard.press('Shift+F6')
  await pressTo(page, 'Tab', page.getByRole('button', { name: 'Publish', exact: true }), 12)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Publish' })
  await pressTo(page, 'Tab', sheet.getByRole('textbox', { name: 'Note' }), 3)
  await page.keyboard.type('By keys alone')
  const now = sheet.getByRole('button', { name: 'Publish now' })
  await expect(now).toBeEnabled()
  await pressTo(page, 'Tab', now, 60)
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog', { name: 'Published' })
  await expect(receipt.getByText('By keys alone')).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const leave = page.getByRole('link', { name: 'Back to the Command Center' })
  await pressTo(page, 'Shift+Tab', leave, 12)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
})

test('F6 cycles through the regions, also out of the site, where Undo also works', async ({ browser }) => {
  const page = await openEditor(browser, 'meridian', 'owner')
  const part = () =>
    page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-editor-part]')?.dataset.editorPart,
    )
  const seen: unknown[] = []
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await page.keyboard.press('F6')
    seen.push(await part())
  }
  expect(seen).toEqual(['actions', 'settings', 'preview', 'actions'])
  await page.keyboard.press('F6')
  const color = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  const before = await color.inputValue()
  await pressTo(page, 'Tab', color, 5)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('#7a1fa2')
  await saved(page)

  const site = page.frameLocator('iframe[title="Site preview"]')
  await expect(site.locator('html')).toHaveAttribute('data-deferred-ready', '', { timeout: 20_000 })
  await site.getByRole('link').nth(1).focus()
  await page.keyboard.press('Control+z')
  await expect(color).toHaveValue(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(color).toHaveValue('#7a1fa2')
  // And back to the previous place.
  await page.keyboard.press('Shift+F6')
  await expect(color).toBeFocused()

  // A phone shows one region at a time: a link to the other region shows it.
  await page.setViewportSize({ width: 390, height: 844 })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Skip to preview' }).focus()
  await page.keyboard.press('Enter')
  await expect(preview).toBeVisible()
  expect(await part()).toBe('preview')
  await page.getByRole('button', { name: 'Skip to settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(color).toBeVisible()
  expect(await part()).toBe('settings')
})
