import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proofUnless } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

const cell = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: new RegExp(`^(${name instanceof RegExp ? name.source : name}): `) })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Select dates' })
/** The button of a date, YYYY-MM-DD. */
const day = (page: Page, date: string) => page.locator(`dialog [data-day="${date}"] button`)

/** A date of next month, so that both months are visible and no day is in the past. */
function nextMonth(date: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, date)).toISOString().slice(0, 10)
}

/** Waits until the calendar, whose code loads on the first press, is open with the focus on a day. */
async function opened(page: Page): Promise<void> {
  await page.locator('dialog td button:focus').waitFor({ timeout: 30_000 })
}

/** Opens the calendar at next month, whatever the deals' dates are. */
async function open(page: Page): Promise<void> {
  await cell(page, 'Check-in').click()
  await opened(page)
  for (let months = 0; months < 2 && (await day(page, nextMonth(10)).count()) === 0; months++) {
    await page.getByRole('button', { name: 'Next month' }).click()
  }
}

test('the mouse chooses a stay: the range follows the pointer and becomes part of the search', async ({
  page,
}) => {
  await page.goto(at('meridian', '/booknow/hotels'))
  await open(page)
  await day(page, nextMonth(10)).click()
  await day(page, nextMonth(14)).hover()
  await expect(calendar(page).getByText('4 nights')).toBeVisible()
  await day(page, nextMonth(13)).click()
  await expect(calendar(page).getByText('3 nights')).toBeVisible()
  await calendar(page).getByRole('button', { name: 'Done' }).click()
  await expect(calendar(page)).toBeHidden()
  await page.getByRole('combobox', { name: 'Destination' }).fill('lisbon')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`start=${nextMonth(10)}&end=${nextMonth(13)}`))
})

test('the keyboard chooses a stay, and Escape leads back to the field', async ({ page }) => {
  await page.goto(at('meridian', '/booknow/hotels'))
  await page.getByRole('combobox', { name: 'Destination' }).focus()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Check-in')).toBeFocused()
  await page.keyboard.press('Enter')
  await opened(page)
  const start = page.locator('dialog td button:focus')
  await expect(start).toHaveAccessibleName(/Check-in/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('dialog td button:focus')).toHaveAccessibleName(/2 nights/)
  await page.keyboard.press('Enter')
  await expect(calendar(page).getByText('2 nights')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(cell(page, 'Check-in')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Check-out')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Guests')).toBeFocused()
})

test('Tab goes from the months through the days to Done; past it or by a press outside the calendar closes', async ({
  page,
}) => {
  await page.goto(at('meridian', '/booknow/hotels'))
  await cell(page, 'Check-in').click()
  await opened(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear dates' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Check-out')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(calendar(page)).toBeHidden()
  await open(page)
  await page.mouse.click(4, 300)
  await expect(calendar(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('touch chooses a stay, in a sheet that explains why a day is unavailable', async ({ page }) => {
    await page.goto(at('meridian', '/booknow/hotels'))
    await cell(page, 'Check-in').tap()
    await opened(page)
    await day(page, nextMonth(10)).tap()
    await day(page, nextMonth(10)).tap({ force: true })
    await expect(calendar(page).getByText('At least 1 night')).toBeVisible()
    await day(page, nextMonth(12)).tap()
    const done = calendar(page).getByRole('button', { name: 'Done' })
    for (const button of [done, day(page, nextMonth(12))]) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    await expect(done).toBeInViewport()
    await done.tap()
    await expect(calendar(page)).toBeHidden()
    await expect(page.locator('input[name=start]')).toHaveValue(nextMonth(10))
    await expect(page.locator('input[name=end]')).toHaveValue(nextMonth(12))
  })

  test('scrolling the sheet shows more months, and the guests have a separate one', async ({ page }) => {
    await page.goto(at('meridian', '/booknow/hotels'))
    await cell(page, 'Check-in').tap()
    await opened(page)
    const months = calendar(page).getByRole('grid')
    await expect(months.first()).toBeVisible()
    const before = await months.count()
    await months.last().scrollIntoViewIfNeeded()
    await expect.poll(() => months.count()).toBeGreaterThan(before)
    await calendar(page).getByRole('button', { name: 'Done' }).tap()
    await expect(calendar(page)).toBeHidden()
    await cell(page, 'Guests').tap()
    const sheet = page.getByRole('dialog', { name: 'Rooms and guests' })
    await sheet.getByRole('button', { name: 'More: Adults' }).tap()
    await expect(sheet.getByText('3 adults · 1 room')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(sheet).toBeHidden()
    await expect(cell(page, 'Guests')).toContainText('3 adults')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test("the browser's own date fields replace the calendar, and are sent", async ({ page }) => {
    await page.goto(at('meridian', '/'))
    await expect(cell(page, 'Check-in')).toBeHidden()
    await page.getByRole('combobox', { name: 'Destination' }).fill('Lisbon')
    await page.locator('input[name=start]').fill(nextMonth(10))
    await page.locator('input[name=end]').fill(nextMonth(12))
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`start=${nextMonth(10)}&end=${nextMonth(12)}`))
  })
})

for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test(
      'the pressed day is the chosen one',
      proofUnless(zone === 'Pacific/Kiritimati'),
      async ({ page }) => {
        await page.goto(at('meridian', '/booknow/hotels'))
        await open(page)
        await day(page, nextMonth(10)).click()
        await day(page, nextMonth(11)).click()
        await expect(page.locator('input[name=start]')).toHaveValue(nextMonth(10))
        await expect(page.locator('input[name=end]')).toHaveValue(nextMonth(11))
        await expect(day(page, nextMonth(10))).toHaveText('10')
        const shown = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
        await expect(cell(page, 'Check-in')).toContainText(shown.format(new Date(nextMonth(10))))
      },
    )
  })
}

for (const [slug, mode, width] of [
  ['meridian', 'light', 1440],
  ['meridian', 'dark', 390],
  ['rum-ro', 'light', 1440],
  ['duroob', 'light', 1440],
  ['duroob', 'dark', 390],
] as const) {
  const detail = proofUnless(slug === 'duroob' && mode === 'dark')
  test(
    `the open calendar of ${slug} in ${mode} mode at ${width} has no accessibility violation`,
    detail,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(slug, '/'))
      await page.locator('form button[aria-haspopup=dialog]').first().click()
      await opened(page)
      const free = page.locator('dialog td button:not([aria-disabled=true])')
      await free.nth(3).click()
      await free.nth(6).hover()
      expect(await violationsOf(page)).toEqual([])
    },
  )
}

test('in Arabic the arrow keys and the months run from right to left', async ({ page }) => {
  await page.goto(at('duroob', '/'))
  await page.locator('form button[aria-haspopup=dialog]').first().click()
  await opened(page)
  const focused = () => page.locator('dialog td:has(button:focus)').getAttribute('data-day')
  await expect.poll(focused).not.toBeNull()
  const before = String(await focused())
  await page.keyboard.press('ArrowLeft')
  const next = new Date(Date.parse(before) + 86_400_000).toISOString().slice(0, 10)
  await expect.poll(focused).toBe(next)
  const [first, second] = await page.locator('dialog table').all()
  const left = async (table: typeof first) => (await table?.boundingBox())?.x ?? 0
  expect(await left(first)).toBeGreaterThan(await left(second))
})

for (const [language, mode, width, from, until] of [
  ['en', 'light', 1440, 'Arrival from', 'Arrival until'],
  ['ar', 'dark', 390, 'الوصول من', 'الوصول حتى'],
] as const) {
  test(
    `bookings are filtered by typed or chosen dates in ${language} at ${width}, and a wrong date is reported`,
    proofUnless(language === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, 'meridian', 'agent')
      await page.goto(at('meridian', `/bookings?when=all&lng=${language}`))
      const start = page.getByRole('textbox', { name: from })
      await start.fill('2027-02-30')
      await page.keyboard.press('Enter')
      await expect(start).toBeFocused()
      await expect(start).toHaveAttribute('aria-invalid', 'true')
      expect(await violationsOf(page)).toEqual([])
      await start.fill(nextMonth(10))
      const filtered = page.waitForResponse(
        (answer) => answer.url().includes('/api/bookings?') && answer.url().includes(nextMonth(10)),
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`when=all&from=${nextMonth(10)}$`))
      // The list of the previous address is dimmed until the new one is there.
      await filtered
      await expect(page.locator('[role=tabpanel]')).toHaveAttribute('aria-busy', 'false')
      await page.getByRole('textbox', { name: until }).focus()
      await page.keyboard.press('Alt+ArrowDown')
      await opened(page)
      expect(await violationsOf(page)).toEqual([])
      if ((await day(page, nextMonth(20)).count()) === 0) await page.keyboard.press('PageDown')
      await day(page, nextMonth(20)).click()
      await expect(page.locator('dialog')).toBeHidden()
      await expect(page.getByRole('textbox', { name: until })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`when=all&from=${nextMonth(10)}&to=${nextMonth(20)}$`))
      await page.goBack()
      await expect(page.getByRole('textbox', { name: until })).toHaveValue('')
      await expect(start).not.toHaveValue('')
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    },
  )
}
