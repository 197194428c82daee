import { type Browser, expect, type Page } from '@playwright/test'
import { demoEmail } from '../src/server/domain/demo/demo-account.ts'
import { violationsOf } from './axe.ts'
import { onSecondServer } from './separate-server.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

// Links in mails work while the agency is inactive, for its people and for earlier sign-ups.

const slug = 'maison-craie'
onSecondServer(slug)
test.describe.configure({ mode: 'serial' })

const inactive = 'Agency is inactive, Please contact the administrator'
const [invited, waiting] = ['ines@maison-craie.example', 'wanda@people.example']

/** Calls the API as the page's own code does; returns the answer. */
async function call(page: Page, method: string, path: string, body?: object, ifMatch?: number) {
  const requested = { method, path: `/api/${path}`, body: body && JSON.stringify(body), ifMatch }
  const { status, text } = await page.evaluate(async (one) => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'livery',
      ...(one.ifMatch !== undefined && { 'if-match': `"${one.ifMatch}"` }),
    }
    const response = await fetch(one.path, { method: one.method, headers, body: one.body ?? null })
    return { status: response.status, text: await response.text() }
  }, requested)
  expect(status, `${method} ${path}: ${text}`).toBeLessThan(300)
  return JSON.parse(text)
}

/** Opens a page in a new browser, as the reader of a mail does. */
async function openReader(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(at(slug, path))
  // The page's script stores the chosen language.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return page
}

/** Follows the link of the newest mail to an address, from the demo's outbox. */
async function followMail(page: Page, email: string): Promise<void> {
  await page.goto(at(slug, '/outbox'))
  await page.getByRole('link').filter({ hasText: email }).first().click()
  const [link] = /\/(?:newPassword|verify)\?token=[\w-]+/.exec(await page.content()) ?? []
  await page.goto(at(slug, `${link}&lng=en`))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
}

async function choosePassword(page: Page): Promise<void> {
  await page.locator('input[name=password]').fill('nine quiet herons')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Save the password/ })
    .click()
}

async function expectCommandCenter(page: Page): Promise<void> {
  await expect(page).toHaveURL(at(slug, '/dashboard'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog', { name: inactive })).toHaveCount(0)
}

test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(at(slug, '/expiry'))
  const person = { firstName: 'Wanda', lastName: 'Wait', email: waiting, password: 'seven green boats' }
  await call(page, 'POST', 'user/signup', person)
  await signIn(page, slug, 'owner')
  const agent = { firstName: 'Ines', lastName: 'Two', email: invited, userType: 'SalesAgent' }
  await call(page, 'POST', 'users/agents', agent)
  const { data: draft } = await call(page, 'GET', 'branding/draft')
  const changes = [{ pointer: '/agency/status', after: 'Inactive' }]
  const { data } = await call(page, 'PATCH', 'branding/draft', { changes }, draft.revision)
  const name = draft.settings.agency.agencyName
  await call(page, 'POST', 'branding/publish', { revision: data.revision, note: '', confirmInactive: name })
})

test('an owner with a forgotten password requests a link, follows it and reaches the Command Center', async ({
  browser,
}) => {
  const page = await openReader(browser, '/?lng=en')
  await page.getByRole('dialog', { name: inactive }).getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByLabel('Email').fill(demoEmail('owner', slug))
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText(demoEmail('owner', slug))).toBeVisible()
  await followMail(page, demoEmail('owner', slug))
  await choosePassword(page)
  await expectCommandCenter(page)
})

test('an agent invited earlier follows the invitation and reaches the Command Center', async ({
  browser,
}) => {
  const page = await openReader(browser, '/expiry')
  await followMail(page, invited)
  await choosePassword(page)
  await expectCommandCenter(page)
})

test("a traveller confirms an earlier sign-up's address, then sees that the agency is inactive", async ({
  browser,
}) => {
  const page = await openReader(browser, '/login?lng=en')
  await call(page, 'POST', 'user/verification', { email: waiting })
  await followMail(page, waiting)
  await choosePassword(page)
  await expect(page.getByRole('dialog', { name: inactive })).toBeVisible()
  expect((await call(page, 'GET', 'user/session')).session).toMatchObject({ signedIn: true })
})
