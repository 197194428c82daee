import { expect, type Locator, type Page } from '@playwright/test'
import { proof } from './proof.ts'
import { at, test } from './site.ts'

/** More than any page has between two controls of a booking. */
const MOST_TABS = 160

test.use({ viewport: { width: 1280, height: 900 } })

/** Returns what is wrong with the focus, or null: it is on nothing, outside the view, or below something else. */
function focusFault(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return 'the focus is on nothing'
  // The demo's bar is no part of the page.
  if (element.shadowRoot) return null
  const input = element as HTMLInputElement
  // Hidden inputs of radio groups and check boxes are drawn by their labels.
  const drawn = (element.matches('input') && input.labels?.[0]) || element
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${name} is outside the view`
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
  const middles = [(top + bottom) / 2, top + 2, bottom - 2].filter((y) => y > 0 && y < innerHeight)
  const isUncovered = middles.some((y) => {
    const above = document.elementFromPoint(x, y)
    return above !== null && (drawn.contains(above) || above.contains(drawn))
  })
  return isUncovered ? null : `${name} is covered`
}

/** Presses Tab until a control has the focus; every control on the way has to be visible while it has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(focusFault)
    // Once around, the focus leaves the page for the browser's own controls.
    if (fault === 'the focus is on nothing' && presses > 0) continue
    expect(fault).toBeNull()
  }
  throw new Error(`Tab does not reach ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Waits for a page or step with this heading: the focus begins there, on its heading or its main part. */
async function arriveAt(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(page.locator('#main:focus, h1:focus')).toHaveCount(1)
}

async function writeContact(page: Page): Promise<void> {
  const contact = (name: string) => page.locator(`[id="contact.${name}"]`)
  await typeInto(page, contact('firstName'), 'Ada')
  await typeInto(page, contact('lastName'), 'Byron')
  await typeInto(page, contact('email'), 'ada@reader.example')
  await typeInto(page, contact('phone'), '+442079460958')
}

/** Pays the hold, opens the voucher's link and cancels the booking. */
async function payAndCancel(page: Page, booked: string, cancelled: string): Promise<void> {
  await arriveAt(page, 'Pay and book')
  await press(page, page.getByRole('button', { name: 'Payment succeeds' }))
  await press(page, page.getByRole('button', { name: /^Pay / }))
  await arriveAt(page, booked)
  await tabTo(page, page.getByRole('link', { name: 'Open the voucher' }))
  await press(page, page.getByRole('button', { name: 'Cancel this booking…' }))
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Cancel the booking' }))
  await arriveAt(page, cancelled)
}

test('the keyboard alone books an activity and cancels it', proof, async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(at('meridian', '/booknow/activities'))
  await page.locator('html[data-hydrated]').waitFor()
  await typeInto(page, page.getByRole('combobox', { name: 'Destination' }), 'lisbon')
  await page
    .getByRole('option', { name: /Lisbon, Portugal/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Search', exact: true }))
  await arriveAt(page, /activities near Lisbon/)
  await press(page, page.getByRole('checkbox', { name: 'Free cancellation' }), 'Space')
  await press(page, page.getByRole('checkbox', { name: 'Walking tours' }), 'Space')
  await expect(page).toHaveURL(/category=walk/)
  await press(page, page.getByRole('link', { name: /^View Deal/ }).first())
  await expect(page).toHaveURL(/result-details/)
  await press(page, page.getByRole('button', { name: 'More: Child' }))
  const fewer = page.getByRole('button', { name: 'Fewer: Child' })
  await expect(fewer).toBeEnabled()
  await page.keyboard.press('Shift+Tab')
  await expect(fewer).toBeFocused()
  await page.keyboard.press('Enter')
  // At its lowest number, the button does nothing more, and keeps the focus.
  await expect(fewer).toBeDisabled()
  await expect(fewer).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Reserve' }).first())
  await arriveAt(page, 'Who is travelling?')
  await writeContact(page)
  await press(page, page.locator('input[name=terms]').first(), 'Space')
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await payAndCancel(page, 'Your activity is booked', 'This activity is cancelled')
})

test('the keyboard alone books a car and cancels it', proof, async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(at('meridian', '/booknow/cars'))
  await page.locator('html[data-hydrated]').waitFor()
  await typeInto(page, page.getByRole('combobox', { name: 'Pick-up', exact: true }), 'lisbon')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Driver’s age'), '35')
  await press(page, page.getByRole('button', { name: 'Search', exact: true }))
  await expect(page).toHaveURL(/\/booknow\/cars\/search\?pickup=.*age=35/)
  await press(page, page.getByRole('button', { name: 'Free cancellation' }))
  await press(page, page.getByRole('article').first().getByRole('link').first())
  await expect(page.getByRole('table', { name: 'Cover' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Continue', exact: true }).last())
  await press(page, page.getByRole('button', { name: 'More: Additional driver' }))
  await press(page, page.getByRole('link', { name: 'Continue to booking' }).last())
  await arriveAt(page, 'Who is driving?')
  await writeContact(page)
  const [, year] = /pickUpDateTime=(\d{4})/.exec(page.url()) ?? []
  await typeInto(page, page.getByLabel(/^Month/), 'J')
  await typeInto(page, page.getByLabel(/^Day/), '1')
  await typeInto(page, page.getByLabel(/^Year/), String(Number(year) - 35))
  await press(page, page.locator('input[name=terms]').first(), 'Space')
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await payAndCancel(page, 'Your car is booked', 'This rental is cancelled')
})
