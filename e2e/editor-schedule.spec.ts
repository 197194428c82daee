import { expect } from '@playwright/test'
import { clockTime } from '../src/tenant/zoned-time.ts'
import { violationsOf } from './axe.ts'
import { callApi } from './call-api.ts'
import { isSamePage, openVisitor } from './editor.ts'
import { onSecondServer } from './separate-server.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

// A scheduled publication reaches an open tab at its time, and is reverted at its end.

const slug = 'patio-bugambilia'
onSecondServer(slug)

test('a plan reaches an open tab at its time and is reverted at its end', async ({ page, browser }) => {
  test.slow()
  const visitor = await openVisitor(browser, slug)
  const shownColor = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-color'))
  const before = await shownColor()

  await signIn(page, slug, 'owner')
  await page.goto(at(slug, '/settings/website/brand?lng=en'))
  await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#0a6b4f')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Publish' })
  await sheet.getByRole('textbox', { name: 'Note' }).fill('Green for a while')
  await sheet.getByRole('radio', { name: 'Later' }).check()
  await sheet.getByRole('checkbox', { name: 'Revert automatically' }).check()
  const start = sheet.getByRole('textbox', { name: 'Goes live', exact: true })
  const day = await start.inputValue()
  const calendar = page.getByRole('dialog', { name: 'Goes live', exact: true })
  await start.press('Alt+ArrowDown')
  await expect(calendar.locator('td button:focus')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const [last, footer] = await Promise.all(
    [calendar.getByRole('status').last(), sheet.getByRole('button', { name: 'Schedule', exact: true })].map(
      (part) => part.boundingBox(),
    ),
  )
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(start).toBeFocused()
  await expect(start).not.toHaveValue(day)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(calendar.locator('td button:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(sheet).toBeVisible()
  const hour = sheet.getByRole('textbox', { name: 'Time: Goes live' })
  await hour.fill('soon')
  await hour.press('Enter')
  await expect(hour).toHaveAccessibleDescription('Enter the time as 14:30.')
  expect(await violationsOf(page)).toEqual([])
  await hour.fill('9 am')
  await start.focus()
  await expect(hour).toHaveValue('09:00')
  await expect(sheet.getByText(/^Goes live on .+ and ends on /)).toBeVisible()
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/branding/schedules') && response.request().method() === 'POST',
  )
  await sheet.getByRole('button', { name: 'Schedule', exact: true }).click()
  const { schedule, timeZone } = (await (await answered).json()).data
  await expect(sheet.getByText('Publication scheduled')).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Green for a while' })).toContainText(
    'Scheduled',
  )
  expect(await shownColor()).toBe(before)

  /** Moves one of its times to some seconds ahead, since a story cannot wait until tomorrow. */
  const move = async (field: 'start' | 'end', seconds: number) => {
    const moment = clockTime(new Date(Date.now() + seconds * 1000), timeZone)
    return (await callApi(page, 'PATCH', `/api/branding/schedules/${schedule.id}`, { [field]: moment }))
      .status
  }
  expect(await move('start', 3)).toBe(200)
  await expect.poll(shownColor, { timeout: 20_000 }).toBe('#0a6b4f')
  expect(await move('end', 3)).toBe(200)
  await expect.poll(shownColor, { timeout: 20_000 }).toBe(before)
  expect(await isSamePage(visitor)).toBe(true)
})
