import { expect, type Page } from '@playwright/test'
import { openEditor, saved } from './editor.ts'
import { onSecondServer } from './separate-server.ts'
import { test } from './site.ts'

// Two people in one draft: they see each other, their work merges, and no text is lost.

// Other stories show the same agencies' drafts.
const slug = 'aurora'
onSecondServer(slug)
// In one worker, which has the server.
test.describe.configure({ mode: 'default' })
// People still present from the previous story would be visible.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('two people see who edits where, and different fields merge by themselves', async ({ browser }) => {
  const owner = await openEditor(browser, slug, 'owner', 'contact')
  const admin = await openEditor(browser, slug, 'admin', 'contact')
  await field(owner, 'Town').focus()
  const face = admin.getByRole('list', { name: 'Also here' }).getByRole('button')
  await expect(face).toHaveAccessibleName(/is here: .*Town$/)
  await expect(admin.getByText(/is editing this field$/)).toBeAttached()
  await field(owner, 'Town').fill('Faro')
  await field(admin, 'State or region').fill('Algarve')
  await expect(field(admin, 'Town')).toHaveValue('Faro')
  await expect(field(owner, 'State or region')).toHaveValue('Algarve')
  // Shown in the message, and announced to screen readers.
  await expect(owner.getByText(/changed State or region$/).first()).toBeVisible()
  // Undo reverts only one's own steps.
  await owner.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(field(admin, 'Town')).not.toHaveValue('Faro')
  await expect(field(admin, 'State or region')).toHaveValue('Algarve')
  await owner.context().close()
  await expect(face).toHaveCount(0)
})

test('a conflict in one field shows both texts, and undo restores the other one', async ({ browser }) => {
  const owner = await openEditor(browser, slug, 'owner', 'contact')
  const admin = await openEditor(browser, slug, 'admin', 'contact')
  await expect(field(admin, 'Town')).toBeVisible()
  await admin.context().setOffline(true)
  await field(admin, 'Town').fill('Evora')
  await expect(admin.getByRole('alert').filter({ hasText: 'You are offline.' })).toContainText(
    'Kept on this device and sent once you are back online.',
  )
  const sent = owner.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await field(owner, 'Town').fill('Beja')
  await sent
  await admin.context().setOffline(false)
  const conflict = admin.getByRole('alert').filter({ hasText: 'Someone else changed Town' })
  await expect(conflict).toContainText('Beja', { timeout: 20_000 })
  await expect(conflict).toContainText('Evora')
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(field(admin, 'Town')).toHaveValue('Beja')
  await admin.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(field(owner, 'Town')).toHaveValue('Evora')
})

test('a reload without a connection loses neither text nor undo steps', async ({ browser }) => {
  const page = await openEditor(browser, slug, 'owner', 'contact')
  const town = field(page, 'Town')
  const before = await town.inputValue()
  await page.route('**/api/branding/draft', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await town.fill('Faro')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.unroute('**/api/branding/draft')
  await page.reload()
  await expect(town).toHaveValue('Faro')
  await saved(page)
  await page.keyboard.press('Control+z')
  await expect(town).toHaveValue(before)
})

test('a person who is logged out logs in again in place, and continues', async ({ browser }) => {
  const page = await openEditor(browser, slug, 'owner', 'contact')
  await expect(field(page, 'Postal code')).toBeVisible()
  await page.evaluate(() => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
    return fetch('/api/user/logout', { method: 'POST', headers })
  })
  await field(page, 'Postal code').fill('8000-001')
  const held = page.getByRole('alert').filter({ hasText: 'You are logged out.' })
  await expect(held).toBeVisible()
  await held.getByRole('button', { name: 'Log in again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill('livery-demo-1')
  await dialog.getByRole('button', { name: 'Log in again', exact: true }).click()
  await expect(held).toHaveCount(0)
  await saved(page)
  await expect(field(page, 'Postal code')).toHaveValue('8000-001')
})
