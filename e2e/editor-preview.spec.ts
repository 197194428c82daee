import { expect, type FrameLocator, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proof } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

// The owner sees the draft on the real site as each kind of visitor, and opens the settings of what they point at.

const search = '/booknow/hotels/search?destination=Lisbon&lat=38.72&long=-9.14'
const TITLE = 'iframe[title="Site preview"]'

async function openEditor(page: Page, slug: string, panel = ''): Promise<FrameLocator> {
  await signIn(page, slug, 'owner')
  await page.goto(at(slug, `/settings/website/${panel}`))
  const inside = page.frameLocator(TITLE)
  await inside.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return inside
}

/** Chooses a preview option, in the bar or in the menu behind it, and waits for the site to follow. */
async function chooseOption(page: Page, name: string, value: string): Promise<void> {
  const preview = page.getByRole('region', { name: 'Preview' })
  const inBar = preview.getByRole('combobox', { name, exact: true }).first()
  if (!(await inBar.isVisible())) await preview.getByRole('button', { name: /^View options/ }).click()
  await inBar.selectOption(value)
  await page.keyboard.press('Escape')
  await expect(page.locator('[aria-busy=true]:has(iframe)')).toHaveCount(0)
}

/** Waits until the page in the frame has finished loading. */
async function rest(inside: FrameLocator): Promise<void> {
  await inside.locator('html').evaluate(
    (html) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 1000)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, 1000)
        })
        observer.observe(html, { childList: true, attributes: true, characterData: true, subtree: true })
      }),
  )
}

/** Marks the window, and counts changes of its page, except those of the root's style. */
async function watch(inside: FrameLocator): Promise<void> {
  await inside.locator('html').evaluate((html) => {
    const state = { isSame: true, changes: 0 }
    Object.assign(window, { watched: state })
    const observer = new MutationObserver((records) => {
      state.changes += records.length
    })
    observer.observe(html, { childList: true, attributes: true, characterData: true, subtree: true })
    // The root's style and mode carry the colour.
    const own = new MutationObserver((records) => {
      state.changes -= records.length
    })
    own.observe(html, { attributes: true, attributeFilter: ['style', 'data-mode'] })
  })
}

const watched = (inside: FrameLocator) =>
  inside
    .locator('html')
    .evaluate(() => (window as unknown as { watched?: { isSame: boolean; changes: number } }).watched)

const primary = (inside: FrameLocator) =>
  inside.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim())

test('a typed or dragged colour shows on the site without a reload or a new rendering', async ({ page }) => {
  const inside = await openEditor(page, 'solstice')
  await inside.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
  await rest(inside)
  await watch(inside)
  const before = await primary(inside)
  const color = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  await color.fill('#7a1fa2')
  await expect.poll(() => primary(inside)).not.toBe(before)
  const typed = await primary(inside)
  // A drag in the picker: one event for each step.
  await page
    .locator('input[type=color]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const value of ['#8a1f92', '#9a1f82', '#aa1f72', '#ba1f62', '#0a7f42']) {
        set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
  await expect.poll(() => primary(inside)).not.toBe(typed)
  expect(await watched(inside)).toEqual({ isSame: true, changes: 0 })
})

test('a disabled engine disappears from the site at once, with its page and its option', async ({ page }) => {
  const inside = await openEditor(page, 'meridian', 'engines')
  const tabs = inside.getByRole('tablist').first()
  await expect(tabs.getByRole('tab', { name: 'Hotels' })).toBeVisible()
  await watch(inside)
  await page.getByRole('region', { name: 'Settings' }).getByRole('switch', { name: 'Hotels' }).click()
  await expect(tabs.getByRole('tab', { name: 'Hotels' })).toHaveCount(0)
  expect(await watched(inside)).toMatchObject({ isSame: true })
  const pages = page.getByRole('combobox', { name: 'Page', exact: true })
  await expect(pages.locator('option[value="/booknow/hotels"]')).toHaveCount(0)
  await expect(pages.locator('option[value="/booknow/cars"]')).toHaveCount(1)
  await inside.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book Now' }).click()
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pages.locator('option[value="/booknow/hotels"]')).toHaveCount(1)
  // A visitor on its page sees a calm notice.
  await pages.selectOption('/booknow/hotels')
  const off = inside.getByText('Hotels cannot be booked here')
  await expect(inside.locator('[data-part=booking]')).toBeVisible()
  await expect(off).toHaveCount(0)
  await page.getByRole('region', { name: 'Settings' }).getByRole('switch', { name: 'Hotels' }).click()
  await expect(off.first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(off).toHaveCount(0)
})

test(
  'the site is shown as another visitor, in another language and with failing offers',
  proof,
  async ({ page }) => {
    const inside = await openEditor(page, 'aurora')
    await chooseOption(page, 'Language', 'ar')
    await expect(inside.locator('html')).toHaveAttribute('dir', 'rtl')
    await chooseOption(page, 'Language', 'en')
    await expect(inside.locator('html')).toHaveAttribute('dir', 'ltr')
    await chooseOption(page, 'Offers', 'failed')
    await expect(
      inside.locator('#deals-panel [role=alert], #deals-panel :text-is("Try again")').first(),
    ).toBeVisible()
    await chooseOption(page, 'Offers', 'ready')
    await chooseOption(page, 'View as', 'restricted')
    await inside.locator('html').evaluate((_, to) => location.assign(to), search)
    // The previous page has its own deals.
    await expect(inside.getByRole('heading', { level: 1 })).toContainText('Lisbon')
    const found = inside.locator('[data-part=booking]').getByRole('article')
    const agentsOwn = found.getByText(/Wholesale Rate|Agency Markup/)
    await expect(found.getByText('Price to Traveller').first()).toBeVisible({ timeout: 15_000 })
    await expect(agentsOwn).toHaveCount(0)
    await chooseOption(page, 'View as', 'agent')
    await expect(agentsOwn.first()).toBeVisible({ timeout: 15_000 })
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/dashboard')
    await expect(inside.getByRole('heading', { level: 1 })).toContainText('Welcome')
    await chooseOption(page, 'View as', 'anonymous')
    await expect(inside.getByLabel('Email').first()).toBeVisible()
  },
)

test('an element of the preview opens its setting, by pointer and by keyboard, and leads back', async ({
  page,
}) => {
  const inside = await openEditor(page, 'meridian')
  const pick = page.getByRole('button', { name: /^Pick an element/ })
  await pick.click()
  await inside.getByRole('heading', { level: 1 }).first().click()
  const headline = page.getByRole('textbox', { name: 'Headline' })
  await expect(headline).toBeFocused()
  await expect(pick).toHaveAttribute('aria-pressed', 'false')
  // By keyboard: the first element with a setting is the logo.
  await pick.focus()
  await page.keyboard.press('Enter')
  await expect(pick).toHaveAttribute('aria-pressed', 'true')
  // The arrow keys would start from the element under the pointer.
  await page.mouse.move(0, 0)
  await expect(inside.locator('html')).toHaveAttribute('data-preview-picks', '')
  await page.keyboard.press('ArrowDown')
  await expect(inside.getByRole('status').filter({ hasText: 'Logo' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Brand' })).toBeVisible()
  await pick.click()
  await page.keyboard.press('Escape')
  await expect(pick).toHaveAttribute('aria-pressed', 'false')

  await page.goto(at('meridian', '/settings/website/contact'))
  await inside.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page
    .locator('[data-field="/agency/contactEmailId"]')
    .getByRole('button', { name: 'Show on the site' })
    .click()
  await expect(inside.locator('footer a[href^="mailto:"]')).toHaveAttribute('data-preview-shown', '')
  await inside
    .getByRole('link', { name: /on Instagram$/ })
    .first()
    .click()
  await expect(page.getByText(/The preview does not leave the site/).first()).toBeVisible()
})

test(
  'a rehearsal shows visits next to each other, each with the colour on trial',
  proof,
  async ({ page }) => {
    test.setTimeout(120_000)
    // The first row alone is in view: each site that is costs as much as a visit.
    await page.setViewportSize({ width: 1280, height: 480 })
    await openEditor(page, 'meridian')
    await page.getByRole('button', { name: 'Compare previews' }).click()
    const wall = page.getByRole('dialog', { name: 'Compare previews' })
    const cells = wall.getByRole('list', { name: 'Previews' }).getByRole('listitem')
    await expect(cells.nth(7)).toBeAttached()
    const count = await cells.count()
    await wall.getByRole('button', { name: 'Add a preview' }).click()
    await expect(cells).toHaveCount(count + 1)
    await wall
      .getByRole('button', { name: /^Remove:/ })
      .last()
      .click()
    await expect(cells).toHaveCount(count)
    await wall.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#1f7a4a')
    const site = 'iframe[title^="Site preview: "]'
    // Two sites load at a time, in order: each costs as much as a visit.
    const viewed = [cells.nth(0), cells.nth(1)]
    for (const cell of viewed) {
      await cell.scrollIntoViewIfNeeded()
      await expect(cell.locator(site)).toBeAttached({ timeout: 30_000 })
    }
    for (const cell of viewed) {
      const html = cell.locator(site).contentFrame().locator('html[data-hydrated]')
      await expect
        .poll(() => html.evaluate((root) => root.style.getPropertyValue('--primary')), { timeout: 30_000 })
        .not.toBe('')
    }
    expect(await violationsOf(page)).toEqual([])
    await wall.getByRole('button', { name: /^Open in the preview: Desktop.*Agent/ }).click()
    await expect(wall).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue('agent')
    await page.getByRole('button', { name: 'Compare previews' }).click()
    await expect(cells).toHaveCount(count)
  },
)
