import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { proof } from './proof.ts'
import { onSecondServer } from './separate-server.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'
import { openBranding } from './testing-branding.ts'

// A publication reaches open tabs: at once if they are visible, otherwise when they become visible.

const slug = 'schwarzmilan'
onSecondServer(slug)
// One after the other: each publishes the same agency.
test.describe.configure({ mode: 'default' })

const mark = () => Object.assign(window, { isSame: true })
const isSame = (tab: Page) => tab.evaluate(() => (window as unknown as { isSame?: true }).isSame === true)

/** Collects the tabs' complaints, and their event streams. */
function watch(context: BrowserContext) {
  const complaints: string[] = []
  const lines: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    if (request.url().endsWith('/api/agency/events')) lines.push(request.url())
  })
  return { complaints, lines }
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(at(slug, path))
  await tab.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
  await tab.evaluate(mark)
  return tab
}

const primary = (tab: Page) =>
  tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim())

test('open tabs of two browsers follow a publication: brand, name, icon, texts and menus, and keep typed text', async ({
  browser,
}) => {
  const [one, other] = [await browser.newContext(), await browser.newContext({ colorScheme: 'dark' })]
  const [seenByOne, seenByOther] = [watch(one), watch(other)]
  const home = await open(one, '/?lng=en')
  const form = await open(one, '/login')
  const about = await open(other, '/about?lng=en')
  await form.getByLabel('Email').first().fill('half@an.addr')
  const before = { home: await primary(home), title: await about.title() }
  await expect.poll(() => seenByOne.lines.length).toBe(1)
  await expect.poll(() => seenByOther.lines.length).toBe(1)

  const owner = await (await browser.newContext()).newPage()
  await signIn(owner, slug, 'owner')
  const branding = openBranding(owner)
  const { navigation, bookingMenuItemOptions } = await branding.settings()
  await branding.publish('Anew', [
    { pointer: '/agency/primaryColor', after: '#0b6e4f' },
    { pointer: '/agency/agencyName', after: 'Milan Anew' },
    { pointer: '/agency/favicon', after: await branding.picture('favicon') },
    { pointer: '/navigation', after: [...navigation, { label: 'Our people', path: '/about' }] },
    {
      pointer: '/agency/bookingMenuItemOptions',
      after: bookingMenuItemOptions.map((one) => ({ ...one, active: one.title !== 'Cars' })),
    },
  ])
  for (const tab of [home, form, about]) {
    await expect(tab.getByRole('banner').getByAltText('Milan Anew').first()).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Our people' }).first()).toBeVisible()
    await expect.poll(() => primary(tab)).not.toBe(before.home)
    const icons = tab.locator('link[rel=icon]')
    await expect
      .poll(() => icons.evaluateAll((all) => all.map((one) => one.outerHTML).join()))
      .toContain('.webp')
    expect(await isSame(tab)).toBe(true)
  }
  expect(await about.title()).not.toBe(before.title)
  expect(await about.title()).toContain('Milan Anew')
  await expect(home.getByRole('tab', { name: 'Hotels' }).first()).toBeVisible()
  await expect(home.getByRole('tab', { name: /^Car/ })).toHaveCount(0)
  const bars = await home
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => all.map((one) => one.outerHTML))
  expect(bars.length).toBeGreaterThan(0)
  await expect(form.getByLabel('Email').first()).toHaveValue('half@an.addr')
  // The publication looks the same as on a newly loaded page.
  const shownColor = await primary(home)
  const colors = await home
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content))
  await home.reload()
  expect(await primary(home)).toBe(shownColor)
  expect(
    await home
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content)),
  ).toEqual(colors)
  expect([...seenByOne.complaints, ...seenByOther.complaints]).toEqual([])
})

test('a tab that missed a publication catches up when it becomes visible, or by its next call', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const { complaints } = watch(context)
  // The stream is cut before it sends anything.
  let isDeaf = true
  await context.route('**/api/agency/events', (route) => (isDeaf ? route.abort() : route.continue()))
  const sleeper = await open(context, '/?lng=en')
  const caller = await open(context, '/')
  const owner = await (await browser.newContext()).newPage()
  await signIn(owner, slug, 'owner')
  await openBranding(owner).publish('Missed', [{ pointer: '/agency/agencyName', after: 'Milan Missed' }])

  await caller.getByRole('tab', { name: 'Activities' }).last().click()
  await expect(caller.getByRole('banner').getByAltText('Milan Missed').first()).toBeVisible()
  await expect(sleeper.getByRole('banner').getByAltText('Milan Missed')).toHaveCount(0)
  isDeaf = false
  await sleeper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(sleeper.getByRole('banner').getByAltText('Milan Missed').first()).toBeVisible()
  expect(await isSame(sleeper)).toBe(true)
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})

test("a page from the browser's history shows the latest publication", proof, async ({ browser }) => {
  const context = await browser.newContext()
  const tab = await open(context, '/')
  await tab.goto(at(slug, '/faqs'))
  const owner = await (await browser.newContext()).newPage()
  await signIn(owner, slug, 'owner')
  await openBranding(owner).publish('Away', [{ pointer: '/agency/agencyName', after: 'Milan Meanwhile' }])
  await tab.goBack()
  await expect(tab.getByRole('banner').getByAltText('Milan Meanwhile').first()).toBeVisible()
})
