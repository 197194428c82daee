import { expect } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proofUnless } from './proof.ts'
import { at, test } from './site.ts'

const articles = [
  ['aurora', '/blog'],
  ['aurora', '/blog?id=four-nights-at-sixty-nine-north'],
  ['duroob', '/blog/share?id=layla-wahida-fi-liwa'],
  ['duroob', '/hidden-gems-round-the-world'],
  ['maison-craie', '/destination/share?id=saint-malo'],
  ['maison-craie', '/cancellation-policy/celebrity'],
  ['solstice', '/cancellation-policy'],
  ['solstice', '/agency-terms-and-conditions/group-trips'],
  ['meridian', '/blog'],
] as const

/** An article, a page from right to left, one of a part and a page that does not exist; the proof takes all. */
const kept = [
  '/blog?id=four-nights-at-sixty-nine-north',
  '/hidden-gems-round-the-world',
  '/destination/share?id=saint-malo',
  'meridian/blog',
]

for (const [slug, path] of articles) {
  for (const width of [390, 1440]) {
    test(
      `${slug}${path} answers without an error, fits ${width} px and has no accessibility violation`,
      proofUnless(
        width === (slug === 'meridian' ? 390 : 1440) && kept.some((one) => `${slug}${path}`.endsWith(one)),
      ),
      async ({ page }) => {
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(error.message))
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
        })
        await page.setViewportSize({ width, height: 900 })
        const response = await page.goto(at(slug, path))
        await expect(page.locator('main h1')).toHaveCount(1)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
        expect(await violationsOf(page)).toEqual([])
        // Meridian has no blog: its page answers 404, which the browser logs in one line.
        const status = slug === 'meridian' ? 404 : 200
        expect(response?.status()).toBe(status)
        const loggedErrors = status === 404 ? [expect.stringContaining('404 (Not Found)')] : []
        expect(errors).toEqual(loggedErrors)
      },
    )
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is readable', async ({ page }) => {
    await page.goto(at('rum-ro', '/blog?id=visby-efter-stangning'))
    await expect(page.getByRole('heading', { level: 1, name: 'Visby efter stängning' })).toBeVisible()
    await expect(page.getByText('Den 12 september var vi fyra gäster')).toBeVisible()
  })
})

test('a reader goes from the footer to the blog, into an article and on to the next', async ({ page }) => {
  await page.goto(at('patio-bugambilia', '/about'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('link', { name: 'El mole no se aprende en un día' }).click()
  await expect(page).toHaveURL(/\/blog\?id=el-mole-no-se-aprende-en-un-dia$/)
  await expect(page).toHaveTitle(/^El mole no se aprende en un día · /)
  await page.getByRole('link', { name: 'Bacalar, a remo y temprano' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bacalar, a remo y temprano' })).toBeVisible()
  await expect(page.getByText('Esas piedras redondas de la orilla no son piedras.')).toBeVisible()
})

test('the link of an article can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('aurora', '/blog/share?id=what-cold-feels-like'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    at('aurora', '/blog?id=what-cold-feels-like'),
  )
})
