import { type Browser, expect, type Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../src/server/domain/demo/demo-account.ts'
import { proof } from './proof.ts'
import { onSeparateServer } from './separate-server.ts'
import { at, test } from './site.ts'

// A stranger locks an owner's account with wrong passwords. The owner still signs in from a browser used before.

const [attacked, neighbour] = ['solstice', 'jolt']
onSeparateServer(attacked, neighbour)

const wrong = 'The email or the password is not right.'

async function openLogIn(page: Page, slug: string): Promise<void> {
  await page.goto(at(slug, '/login?lng=en'))
}

async function logIn(page: Page, slug: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(demoEmail('owner', slug))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
}

/** Opens the log-in page in a new browser. */
async function openStranger(browser: Browser, slug: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openLogIn(page, slug)
  return page
}

const isSignedIn = (page: Page) => expect(page).not.toHaveURL(/\/login/)

test(
  'an owner signs in from a known browser while a stranger has locked the account everywhere else',
  proof,
  async ({ page, browser }) => {
    test.slow()
    await openLogIn(page, attacked)
    await logIn(page, attacked)
    await isSignedIn(page)
    await page.goto(at(attacked, '/logout'), { waitUntil: 'commit' })
    await page.waitForURL(at(attacked, '/'))

    const stranger = await openStranger(browser, attacked)
    const refused = stranger.getByRole('main').getByRole('alert')
    for (let i = 0; i < 10; i += 1) {
      const answer = stranger.waitForResponse('**/api/user/login')
      await logIn(stranger, attacked, `a guess, number ${i}`)
      expect((await answer).status()).toBe(422)
      await expect(refused).toContainText(wrong)
    }
    // The correct password too, so that the stranger learns nothing.
    await logIn(stranger, attacked)
    await expect(refused).toHaveText(/^Too many attempts\. Try again in 1[0-5] minutes\.$/)
    await expect(stranger).toHaveURL(/\/login/)

    const elsewhere = await openStranger(browser, neighbour)
    await logIn(elsewhere, neighbour)
    await isSignedIn(elsewhere)

    await openLogIn(page, attacked)
    await logIn(page, attacked)
    await isSignedIn(page)
    await page.goto(at(attacked, '/dashboard?lng=en'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  },
)
