import { expect, type Page } from '@playwright/test'
import { colorRules, violationsOf } from './axe.ts'
import { proof } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, openGallery, test } from './site.ts'

test.use({ reducedMotion: 'reduce' })

const search = '/booknow/hotels/search?destination=Lisbon&lat=38.72&long=-9.14'

/** Price lines of spec §2.5 in display order, and what else each role of §6 sees. */
const retail = ['Retail Price']
const agents = ['Wholesale Rate', 'Agency Markup']
const paid = ['Price to Traveller']
const closed = {
  'Markup Settings': false,
  'Website Settings': false,
  'Payment Settings': false,
  'Product Settings': false,
}
const open = {
  'Markup Settings': true,
  'Website Settings': true,
  'Payment Settings': true,
  'Product Settings': true,
}
/** Settings that have a page, with their addresses. */
const settingsThere: Readonly<Record<string, string>> = {
  'Website Settings': '/settings/website',
  'Markup Settings': '/settings/agency',
}
const settingsPaths = ['/settings/agency', '/settings/website', '/settings/payment', '/settings/product']
const roles = {
  agent: { lines: [...retail, ...paid, ...agents], settings: open, managesAgents: true },
  restricted: { lines: [...retail, ...paid], settings: closed, managesAgents: false },
  sales: { lines: [...retail, ...paid, ...agents], settings: closed, managesAgents: false },
  admin: { lines: [...retail, ...paid, ...agents], settings: open, managesAgents: true },
  owner: { lines: [...retail, ...paid, ...agents], settings: open, managesAgents: true },
} as const
const names = ['Retail Price', 'Wholesale Rate', 'Agency Markup', 'Price to Traveller']

/** Price lines of the hotel with the most of them. */
async function linesAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const results = page.locator('[data-part=booking]').getByRole('article')
  await expect(results.first()).toBeVisible()
  const each = await results.evaluateAll((articles) =>
    articles.map((article) => [...article.querySelectorAll('dt')].map((term) => term.textContent ?? '')),
  )
  const shown = each.map((lines) => lines.filter((line) => names.includes(line)))
  return shown.toSorted((a, b) => b.length - a.length)[0] ?? []
}

test('a visitor sees one price and the saving, on the home page and in a search', async ({ page }) => {
  expect(await linesAt(page, at('solstice', search))).toEqual(paid)
  await expect(page.getByText('Log In to save up to').first()).toBeVisible()
  await page.goto(at('solstice', '/'))
  const deals = page.locator('#deals-panel')
  await expect(deals.getByText('Price to Traveller').first()).toBeVisible()
  await expect(deals.getByText(/Retail Price|Wholesale Rate|Agency Markup/)).toHaveCount(0)
})

test("a traveller sees discount, retail price and saving, on the home page and in a search, and no agents' page", async ({
  page,
}) => {
  await signIn(page, 'solstice', 'traveller')
  await page.goto(at('solstice', '/'))
  const deals = page.locator('#deals-panel')
  await expect(deals.getByText('Retail Price').first()).toBeVisible()
  await expect(deals.getByText(/% OFF/).first()).toBeVisible()
  await expect(deals.getByText(/Wholesale Rate|Agency Markup/)).toHaveCount(0)
  expect(await linesAt(page, at('solstice', search))).toEqual([...retail, ...paid])
  await expect(page.locator('[data-side-menu]')).toHaveCount(0)
  const refused = ['/dashboard', '/users/agents', '/users/clients', ...settingsPaths]
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => [path, (await fetch(path)).status] as const))
  expect(await page.evaluate(statuses, refused)).toEqual(refused.map((path) => [path, 403]))
  await page.goto(at('solstice', '/dashboard'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page')
})

test('a person refused a page does not fetch its code, and can go on from there', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isPage = (path: string) => /^\/assets\/agents-[^/]*\.js$/.test(path)
  await signIn(page, 'solstice', 'traveller')
  await page.goto(at('solstice', '/users/agents'))
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page')
  expect(fetched.filter(isPage)).toEqual([])
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page.locator('#deals-panel')).toBeVisible()
  await signIn(page, 'solstice', 'owner')
  await page.goto(at('solstice', '/users/agents'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agents')
  await expect.poll(() => fetched.filter(isPage).length).toBeGreaterThan(0)
})

test(
  'a traveller with a wallet finds it in the menu and may open it, one without does not',
  proof,
  async ({ page }) => {
    for (const [name, count, status] of [
      ['member', 1, 200],
      ['traveller', 0, 403],
    ] as const) {
      await signIn(page, 'solstice', name)
      await page.goto(at('solstice', '/mytrip/dashboard'))
      await page.getByRole('button', { name: /^Your account/ }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: /^Wallet/ })).toHaveCount(count)
      expect((await page.goto(at('solstice', '/mytrip/wallet')))?.status(), name).toBe(status)
    }
  },
)

test("a visitor to an agents' page logs in first, by address and inside the app", async ({ page }) => {
  await page.goto(at('solstice', '/settings/website/'))
  await expect(page).toHaveURL(at('solstice', '/login?redirect=%2Fsettings%2Fwebsite'))
  await page.goto(at('solstice', '/about'))
  await page.evaluate(() => {
    history.pushState(null, '', '/mytrip/mytrips')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(at('solstice', '/login?redirect=%2Fmytrip%2Fmytrips'))
})

/** Every page of the settings, for roles with and without permission. */
async function expectSettings(page: Page, isOpen: boolean): Promise<void> {
  for (const path of settingsPaths) {
    if (isOpen && path === '/settings/website') {
      expect((await page.goto(at('solstice', path)))?.status(), path).toBe(200)
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
      continue
    }
    if (isOpen && path === '/settings/agency') {
      expect((await page.goto(at('solstice', path)))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markup Settings')
      await expect(page.getByRole('region', { name: 'Example' }).getByText('Agency Markup')).toBeVisible()
      continue
    }
    expect((await page.goto(at('solstice', path)))?.status(), path).toBe(isOpen ? 404 : 403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isOpen ? 'This page is not available here' : 'You do not have access to this page',
    )
  }
}

for (const [name, { lines, settings, managesAgents }] of Object.entries(roles)) {
  const detail = name === 'agent' ? {} : proof
  test(
    `${name} arrives at the hotels, and sees the prices, entries and settings of the role`,
    detail,
    async ({ page }) => {
      await signIn(page, 'solstice', name as keyof typeof roles)
      await page.goto(at('solstice', '/'))
      await expect(page).toHaveURL(at('solstice', '/booknow/hotels'))
      expect(await linesAt(page, at('solstice', search))).toEqual(lines)

      const menu = page.locator('[data-side-menu]')
      await expect(menu.getByRole('link', { name: 'Clients' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Agents', exact: true })).toHaveCount(managesAgents ? 1 : 0)
      await expect(menu.getByRole('link', { name: 'Customize Theme' })).toHaveCount(managesAgents ? 1 : 0)
      // A flag of the person grants the wallet.
      await expect(menu.getByText('Wallet')).toHaveCount(name === 'admin' ? 1 : 0)
      await menu.getByRole('button', { name: 'Settings' }).click()
      for (const [setting, isOpen] of Object.entries(settings)) {
        const entry = menu.getByRole('link', { name: setting })
        await expect(entry).toBeVisible()
        const path = settingsThere[setting]
        if (isOpen && path !== undefined) {
          await expect(entry).toHaveAttribute('href', path)
          continue
        }
        // Entries without a link: closed to the role, or a page that does not exist yet.
        await expect(entry).toHaveText(`${setting}, Not available ${isOpen ? 'yet' : 'for your role'}`)
        expect(await entry.getAttribute('href'), setting).toBeNull()
      }

      await expectSettings(page, Object.values(settings).every(Boolean))
      const wallet = await page.goto(at('solstice', '/wallet/details'))
      expect(wallet?.status()).toBe(name === 'admin' ? 200 : 403)

      const response = await page.goto(at('solstice', '/users/agents'))
      expect(response?.status()).toBe(managesAgents ? 200 : 403)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        managesAgents ? 'Agents' : 'You do not have access to this page',
      )
    },
  )
}

test('an owner invites, restricts, reminds and uninvites an agent, without an accessibility violation', async ({
  page,
}) => {
  await signIn(page, 'maison-craie', 'owner')
  await page.goto(at('maison-craie', '/users/agents?lng=en'))
  expect(await violationsOf(page), 'list').toEqual([])
  await page.getByRole('button', { name: 'Invite an agent' }).click()
  await page.getByLabel('First name').fill('Nils')
  await page.getByLabel('Last name').fill('Holm')
  await page.getByRole('dialog').getByLabel('Email').fill('nils@maison-craie.example')
  expect(await violationsOf(page), 'invitation').toEqual([])
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('row', { name: /Nils Holm.*Invited/ })).toBeVisible()
  await expect(page.getByText('Invitation sent to nils@maison-craie.example').first()).toBeVisible()
  await page.getByRole('link', { name: 'Nils Holm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nils Holm')
  await page.getByRole('switch', { name: 'Restricted' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nils Holm’s role has changed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send the invitation again' }).click()
  expect(await violationsOf(page), 'agent').toEqual([])
  await page.getByRole('button', { name: 'Withdraw invitation' }).click()
  expect(await violationsOf(page), 'question').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agents')
  await expect(page.getByRole('row', { name: /Nils Holm/ })).toHaveCount(0)
})

test(
  'the gallery has no accessibility violation, open and closed, in both modes',
  proof,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openGallery(page)
    expect(await violationsOf(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Log in as…/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /Restricted sales agent/ }).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOf(page, colorRules)).toEqual([])
  },
)
