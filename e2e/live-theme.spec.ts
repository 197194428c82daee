import { expect, type Page } from '@playwright/test'
import { resolveTokens } from '../src/theme/resolve-tokens.ts'
import { themeVariables } from '../src/theme/theme-variables.ts'
import { commits, countCommits, importLiveTheme, restingCommits } from './live-theme.ts'
import { at, test } from './site.ts'

/** Values in the root's own style attribute. */
const written = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement
    return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
  })

test.beforeEach(async ({ page }) => {
  await countCommits(page)
  await page.goto(at('meridian', '/'))
  await importLiveTheme(page, { primaryColor: '#2c7be5' })
})

test("a live theme leaves no trace, and a hundred colours end with the engine's values, without rendering", async ({
  page,
}) => {
  const html = page.locator('html')
  const served = await html.evaluate((root) => [root.dataset.mode, getComputedStyle(root).backgroundColor])
  await page.evaluate(async () => {
    window.liveTheme.apply({ primaryColor: '#ff0000', mode: 'dark' })
    await new Promise(requestAnimationFrame)
    window.liveTheme.apply({ primaryColor: '#00ff00', mode: 'dark' })
    window.liveTheme.clear()
    await new Promise(requestAnimationFrame)
  })
  expect(await written(page)).toEqual({})
  expect(await html.evaluate((root) => [root.dataset.mode, getComputedStyle(root).backgroundColor])).toEqual(
    served,
  )

  const calls = await page.evaluate(async () => {
    const { apply: wear } = window.liveTheme
    wear({ primaryColor: '#102030' })
    await new Promise(requestAnimationFrame)
    const set: string[] = []
    const own = CSSStyleDeclaration.prototype.setProperty
    CSSStyleDeclaration.prototype.setProperty = function (name, ...rest) {
      set.push(name)
      own.call(this, name, ...rest)
    }
    for (const primaryColor of ['#ff0000', '#00ff00', '#0000ff', '#123456']) wear({ primaryColor })
    const atOnce = set.length
    await new Promise(requestAnimationFrame)
    CSSStyleDeclaration.prototype.setProperty = own
    return { atOnce, set }
  })
  expect(calls.atOnce).toBe(0)
  expect(calls.set.filter((name) => name === '--primary-color')).toEqual(['--primary-color'])
  expect(new Set(calls.set).size).toBe(calls.set.length)
  // Corners and fonts did not change.
  expect(calls.set).not.toContain('--radius')

  const before = await restingCommits(page)
  expect(before).toBeGreaterThan(0)
  await page.evaluate(async () => {
    for (let i = 1; i <= 100; i++) {
      const primaryColor = `#${(i * 131_071 + 0x113355).toString(16).padStart(6, '0').slice(-6)}`
      window.liveTheme.apply({ primaryColor, mode: 'dark', density: 'compact' })
      if (i % 3 === 0) await new Promise(requestAnimationFrame)
    }
    window.liveTheme.apply({
      primaryColor: '#8040c0',
      secondaryColor: '#ffd100',
      mode: 'dark',
      density: 'compact',
    })
    await new Promise(requestAnimationFrame)
  })
  expect(await commits(page)).toBe(before)
  const tokens = resolveTokens({
    primaryColor: '#8040c0',
    secondaryColor: '#ffd100',
    mode: 'dark',
    density: 'compact',
  })
  const wanted = themeVariables(tokens, 'dark')
  expect(await written(page)).toEqual(wanted)
  const button = page.locator('main button[type=submit]').first()
  const rgb = (hex = '') =>
    `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`
  await expect(button).toHaveCSS('background-color', rgb(wanted['--primary']))
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(wanted['--background']))
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test("veils and shadows keep their shade during a drag, and get the brand's when it rests", async ({
  page,
}) => {
  const shades = () =>
    page
      .locator(':root, [data-still]')
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).getPropertyValue('--shade')),
      )
  const shadeOf = (primaryColor: string) =>
    themeVariables(resolveTokens({ primaryColor, mode: 'light' }), 'light')['--shade']
  const [first, last] = ['#0000ff', '#ff8800'].map(shadeOf)
  expect(first).not.toBe(last)
  // The page's clock is fixed: a busy machine may answer later than a drag rests.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    window.liveTheme.apply({ primaryColor: '#0000ff', mode: 'light' })
    window.liveTheme.apply({ primaryColor: '#ff8800', mode: 'light' })
  })
  await page.clock.runFor(100)
  expect(await shades()).toEqual([first, first])
  await page.clock.runFor(200)
  expect(await shades()).toEqual([last, last])
})
