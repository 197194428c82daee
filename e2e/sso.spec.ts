import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../src/server/domain/demo/demo-account.ts'
import { startTestProvider, type TestProvider } from '../src/server/http/single-sign-on/testing-provider.ts'
import { violationsOf } from './axe.ts'
import { proof, proofUnless } from './proof.ts'
import { type SecondServer, startSecondServer } from './second-server.ts'
import { test } from './site.ts'

const tenants = join(import.meta.dirname, '../tenants')

// One worker: each would start its own server.
test.describe.configure({ mode: 'default' })
let folder: string
let server: SecondServer
let provider: TestProvider

test.beforeAll(async () => {
  // The agency names the provider, and the provider the agency's address: each needs the other's port first.
  const claimsOf = (login: string) => ({
    email: `${login}@people.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
  })
  const first = await startTestProvider({ clients: [], claimsOf })
  await first.stop()
  folder = mkdtempSync(join(tmpdir(), 'livery-sso-'))
  cpSync(join(tenants, 'aurora'), join(folder, 'aurora'), { recursive: true })
  const file = join(folder, 'aurora/tenant.json')
  const orchid = { id: 'orchid', kind: 'social', name: 'Orchid', issuer: first.issuer, clientId: 'livery' }
  const gone = { ...orchid, id: 'gone', name: 'Gone', issuer: 'http://localhost:1' }
  const tenant = { ...JSON.parse(readFileSync(file, 'utf8')), identityProviders: [orchid, gone] }
  writeFileSync(file, JSON.stringify(tenant))
  server = await startSecondServer({ LIVERY_TENANTS_DIR: folder })
  provider = await startTestProvider({
    port: Number(new URL(first.issuer).port),
    clients: [
      {
        id: 'livery',
        name: 'Aurora',
        providerName: 'Orchid',
        redirectUris: [`http://aurora.localhost:${server.port}/sso/callback/orchid`],
      },
    ],
    claimsOf,
  })
})

test.afterAll(async () => {
  await provider?.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const at = (path: string) => `http://aurora.localhost:${server.port}${path}`

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test(
    `the provider's page shows the requesting site and the empty field, and logs in (${width} px, ${colorScheme})`,
    proofUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.goto(at('/social?navigateTo=%2Fabout'))
      await page.getByRole('link', { name: 'Continue with Orchid' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Log in to continue to Aurora' }),
      ).toBeVisible()
      await expect(
        page.getByText('Any name and any password are right. Here it stands in for Orchid.'),
      ).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name\./)
      await expect(page.getByLabel('Name')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWide).toBe(false)
      await page.getByLabel('Name').fill('ada')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(at('/about'))
      const session = await page.evaluate(async () => (await fetch('/api/user/session')).json())
      expect(session).toMatchObject({ session: { signedIn: true } })

      // Another person, in the same browser.
      await page.goto(at('/sso/start?provider=orchid&navigateTo=%2Ffaqs'))
      await answerAtProvider(page, 'edith')
      await expect(page).toHaveURL(at('/faqs'))
    },
  )

const entry = 'livery_checkout_return'
const waits = (page: Page) => page.evaluate((name) => localStorage.getItem(name), entry)

async function answerAtProvider(page: Page, login = 'ada') {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
  await page.getByLabel('Name').fill(login)
  await page.getByLabel('Password').fill('any')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The site's own forms have such a button too; this is the provider's. */
async function refuseAtProvider(page: Page) {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
  await page.getByRole('button', { name: 'Cancel' }).click()
}

for (const door of ['/signup', '/social'])
  test(
    `from a checkout, ${door} and a provider lead back to it once`,
    proofUnless(door === '/signup'),
    async ({ page }) => {
      const checkout = '/booknow/hotels/checkout?correlationId=7'
      await page.goto(at(checkout))
      await page.locator('html[data-deferred-ready]').waitFor()
      await page.getByRole('link', { name: 'Sign Up' }).first().click()
      await page.waitForURL(/\/signup/)
      expect(await waits(page)).not.toBeNull()
      // The visitor looks around first, so only the browser remembers the checkout.
      await page.goto(at(door))
      await page.locator('html[data-hydrated]').waitFor()
      await page.getByRole('link', { name: 'Continue with Orchid' }).click()
      await answerAtProvider(page)
      await expect(page).toHaveURL(at(checkout))
      expect(await waits(page)).toBeNull()

      await page.context().clearCookies()
      await page.goto(at('/login?redirect=%2Fabout'))
      await page.locator('html[data-hydrated]').waitFor()
      await page.getByRole('link', { name: 'Continue with Orchid' }).click()
      await answerAtProvider(page)
      await expect(page).toHaveURL(at('/about'))
    },
  )

test("without a press on this site, as from the agency's own, the earlier checkout is dropped", async ({
  page,
}) => {
  const checkout = '/booknow/hotels/checkout?correlationId=8'
  await page.goto(at(checkout))
  await page.locator('html[data-deferred-ready]').waitFor()
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.waitForURL(/\/signup/)
  await page.goto(at(`/sso/start?provider=orchid&navigateTo=${encodeURIComponent(checkout)}`))
  await answerAtProvider(page)
  await expect(page).toHaveURL(at(checkout))
  await expect.poll(() => waits(page)).toBeNull()
})

test('the provider leads back to the page below a log-in dialog', async ({ page }) => {
  await page.goto(at('/?tab=Hotels'))
  await page.locator('html[data-deferred-ready]').waitFor()
  await page.getByRole('link', { name: 'Log In to save up to' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Orchid' }).click()
  await answerAtProvider(page)
  await expect(page).toHaveURL(at('/?tab=Hotels'))
  await expect(page.getByRole('button', { name: /Ada/ })).toBeVisible()
})

async function post(page: Page, path: string, body: object) {
  const status = await page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
      return (await fetch(to, { method: 'POST', headers, body: text })).status
    },
    [path, JSON.stringify(body)] as const,
  )
  expect(status).toBeLessThan(300)
}

test(
  'an agent connects an external account, reads what a new password would end, and removes it, in dark mode',
  proof,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const email = 'agent@aurora.example'
    const profile = at('/settings/profile')
    await page.goto(at('/expiry'))
    await post(page, '/api/user/login', { email, password: demoPassword })
    await page.goto(profile)
    const connect = async () => {
      await page.getByRole('button', { name: 'Connect Orchid' }).click()
      await page
        .locator('main form')
        .filter({ hasText: 'Orchid' })
        .locator('input[type=password]')
        .fill(demoPassword)
      await page.getByRole('button', { name: 'Continue to Orchid' }).click()
    }
    await connect()
    await refuseAtProvider(page)
    await expect(page.getByText('The log-in was cancelled')).toBeInViewport()
    await connect()
    await answerAtProvider(page, 'grace')
    await expect(page).toHaveURL(`${profile}?identity=connected`)
    await expect(page.getByText(/^Connected\. /)).toBeInViewport()
    expect(await violationsOf(page)).toEqual([])

    await post(page, '/api/user/forgot-password', { email })
    await page.goto(at('/outbox'))
    await page.getByRole('link', { name: 'Set a new password' }).click()
    const mail = await page.locator('pre').textContent()
    await page.goto(at(/\/newPassword\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? ''))
    await expect(page.getByText(/no longer logs you in: \u2068Orchid\u2069\./)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await page.goto(profile)
    await page.getByRole('button', { name: 'Remove Orchid' }).click()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(/^Removed\./)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Connect Orchid' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  },
)

test('cancelling at the provider and an unavailable provider show a notice with ways to continue', async ({
  page,
}) => {
  await page.goto(at('/social?navigateTo=%2Fabout'))
  await page.getByRole('link', { name: 'Continue with Orchid' }).click()
  await refuseAtProvider(page)
  await expect(page).toHaveURL(at('/sso?error=denied&provider=orchid&navigateTo=%2Fabout'))
  await expect(page.getByRole('heading', { level: 1, name: 'The log-in was cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in with another method' }).click()
  await expect(page).toHaveURL(at('/login?redirect=%2Fabout'))
  await page.goBack()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))

  await page.goto(at('/social'))
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue with Gone' }).click()
  await expect(page).toHaveURL(at('/sso?error=unavailable&provider=gone'))
  await expect(
    page.getByRole('heading', { level: 1, name: 'The log-in service cannot be reached' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/sso/start?provider=gone',
  )
  expect(await violationsOf(page)).toEqual([])
})
