import { expect, type Page } from '@playwright/test'
import { colorRules, settle, violationsOf } from './axe.ts'
import { importLiveTheme } from './live-theme.ts'
import { proof, proofUnless } from './proof.ts'
import { randomBrands } from './random-brands.ts'
import { at, test } from './site.ts'

const search = '/booknow/hotels/search?destination=Lisbon&lat=38.7167&long=-9.1333'
const pages = ['/', search, '/kit'] as const

/** Agencies with very different brands, languages and shapes. */
const agencies = [
  'aurora',
  'duroob',
  'ipe-mare',
  'jolt',
  'livery',
  'maison-craie',
  'meridian',
  'rum-ro',
  'schwarzmilan',
  'solstice',
]

/** The agency tested in every run, right to left and dark; the proof covers the others. */
const protecting = ['duroob']

test.use({ reducedMotion: 'reduce' })

async function open(page: Page, slug: string, path: string): Promise<void> {
  await page.goto(at(slug, path))
  await page
    .locator(path === '/kit' ? '[data-kit]' : 'main h1')
    .first()
    .waitFor()
  // Elements far from the screen keep their old colours until they are scrolled to.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  // Content still loading would be judged as a skeleton.
  await expect(page.locator('[aria-busy=true]:not(button):not([data-kit] *)')).toHaveCount(0)
}

/** Changes an open page: to the brand's other mode, or the other direction. */
async function turn(page: Page, mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    ([wanted, dir]) => {
      document.documentElement.dataset.mode = wanted
      document.documentElement.dir = dir
    },
    [mode, direction] as const,
  )
  await settle(page)
}

for (const [index, slug] of agencies.entries()) {
  for (const path of pages) {
    // The home page is also among the pages of the shell, and only developers see the kit.
    const detail = proofUnless(protecting.includes(slug) && path !== '/' && path !== '/kit')
    test(
      `${slug} has no accessibility violation on ${path.split('?')[0]}, in both modes and directions`,
      detail,
      async ({ page }) => {
        test.setTimeout(120_000)
        // Each half of the agencies tests one combination, so that every mode meets every direction.
        const directions = index % 2 === 0 ? (['ltr', 'rtl'] as const) : (['rtl', 'ltr'] as const)
        await open(page, slug, path)
        for (const [at, mode] of (['light', 'dark'] as const).entries()) {
          const direction = directions[at] ?? 'ltr'
          await turn(page, mode, direction)
          // Rules without colours and positions give the same result in both modes.
          const rules = at === 0 ? undefined : [...colorRules, 'target-size']
          expect(await violationsOf(page, rules), `${mode} ${direction}`).toEqual([])
        }
      },
    )
  }
}

/**
 * Keeps one entry of each kind in every list: elements with the same classes and colours are judged once for each
 * brand, not twenty times.
 */
async function keepEachLook(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lookOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      const names = element
        .getAttributeNames()
        .filter((name) => /^(class|style|data-|aria-|disabled)/.test(name))
      return [element.tagName, color, backgroundColor, ...names, element.getAttribute('class')].join(' ')
    }
    for (const list of document.querySelectorAll('main :is(ul, ol)')) {
      const seen = new Set<string>()
      for (const entry of list.querySelectorAll<HTMLElement>(':scope > li')) {
        const markup = [entry, ...entry.querySelectorAll('*')].map(lookOf).join('\n')
        if (seen.has(markup)) entry.style.display = 'none'
        seen.add(markup)
      }
    }
  })
}

const brands = randomBrands(30, 20261121)

/** Judges a page's colours in each of the brands. */
async function judge(
  page: Page,
  path: string,
  testedBrands: readonly (typeof brands)[number][],
): Promise<void> {
  await open(page, 'meridian', path)
  await importLiveTheme(page, {})
  await keepEachLook(page)
  for (const brand of testedBrands) {
    await page.evaluate((one) => window.liveTheme.apply(one), brand)
    await settle(page)
    expect(await violationsOf(page, colorRules), JSON.stringify(brand)).toEqual([])
  }
}

test('two random brands have no colour violation on the search, in both modes', proof, async ({ page }) => {
  const [one, other] = brands
  if (!one || !other) throw new Error('there are brands')
  await judge(page, search, [
    { ...one, mode: 'light' },
    { ...other, mode: 'dark' },
  ])
})

for (const mode of ['light', 'dark'] as const) {
  for (const path of pages) {
    // Half of the brands in each mode; the proof covers all brands in both.
    const judged = brands.filter((_, index) => index % 2 === (mode === 'light' ? 0 : 1))
    test(
      `random brands have no colour violation on ${path.split('?')[0]} in ${mode} mode`,
      proof,
      async ({ page }) => {
        test.setTimeout(300_000)
        await judge(
          page,
          path,
          judged.map((brand) => ({ ...brand, mode })),
        )
      },
    )
  }
}

/** Every page that the shell renders, and one of each remote part. */
const shellPages = [
  '/',
  '/about',
  '/faqs',
  '/login',
  '/errors',
  '/expiry',
  '/destination',
  search,
  '/booknow/cars/search',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
  '/user-terms-and-conditions',
  '/cancellation-policy',
  '/cancellation-policy/carnival',
  '/agency-terms-and-conditions/none',
  '/blog',
  '/hidden-gems-round-the-world',
  '/deal-link',
  '/disapproveProposal',
  '/allowAgentProposal',
]

for (const [language, slug, mode] of [
  ['en', 'aurora', 'light'],
  ['ar', 'duroob', 'dark'],
  ['de', 'schwarzmilan', 'light'],
] as const) {
  for (const width of [1440, 390]) {
    for (const half of [0, 1]) {
      const detail = proofUnless(language === 'en' && half === 0 && width === 390)
      test(
        `the pages of the shell in ${language} have no accessibility violation at ${width} pixels, ${half + 1}`,
        detail,
        async ({ page }) => {
          test.setTimeout(300_000)
          await page.setViewportSize({ width, height: 844 })
          for (const path of shellPages.filter((_, index) => index % 2 === half)) {
            await open(page, slug, path)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await turn(page, mode, language === 'ar' ? 'rtl' : 'ltr')
            expect(await violationsOf(page), `${slug}${path} at ${width}`).toEqual([])
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            expect(overflow, `${slug}${path} at ${width} is wider than the screen`).toBeLessThanOrEqual(0)
          }
        },
      )
    }
  }
}
