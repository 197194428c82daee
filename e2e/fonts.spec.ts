import { type CDPSession, expect, type Page } from '@playwright/test'
import { proofUnless } from './proof.ts'
import { at, test } from './site.ts'

/** Names of the fonts that a page requests, without their hashes. */
function fontsAskedFor(page: Page): Set<string> {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1]
    if (name) requested.add(name)
  })
  return requested
}

/** The downloaded fonts with which the browser draws an element's own text. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter((font) => font.isCustomFont).map((font) => font.familyName)
}

async function inspector(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return session
}

const agencies = [
  { slug: 'livery', heading: 'Instrument Sans', text: 'Instrument Sans', files: ['instrument-sans-latin'] },
  {
    slug: 'aurora',
    heading: 'Newsreader',
    text: 'Hanken Grotesk',
    files: ['hanken-grotesk-latin', 'newsreader-display-latin'],
  },
  {
    slug: 'jolt',
    heading: 'Bricolage Grotesque',
    text: 'Figtree',
    files: ['bricolage-grotesque-latin', 'figtree-latin'],
  },
] as const

for (const { slug, heading, text, files } of agencies) {
  test(
    `${slug} is set in its own pairing, and requests no other font and no Arabic one`,
    proofUnless(slug === 'aurora'),
    async ({ page }) => {
      const requested = fontsAskedFor(page)
      await page.goto(at(slug, '/about'), { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const session = await inspector(page)
      expect((await facesOf(session, 'h1')).join()).toContain(heading)
      expect((await facesOf(session, 'header nav a')).join()).toContain(text)
      expect([...requested].filter((name) => !name.endsWith('-latin-ext')).toSorted()).toEqual(files)
    },
  )
}

test('a page in Arabic prefers the Arabic faces, and fetches a Latin heading face only for a Latin heading', async ({
  page,
}) => {
  const requested = fontsAskedFor(page)
  await page.goto(at('duroob', '/faqs'), { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const session = await inspector(page)
  expect(await facesOf(session, 'h1')).toEqual(['El Messiri'])
  expect([...requested].toSorted()).toEqual([
    'el-messiri-arabic-arabic',
    'readex-pro-arabic-arabic',
    'readex-pro-latin',
  ])
})

test('an agency’s other language brings its script’s fonts', async ({ page }) => {
  const requested = fontsAskedFor(page)
  await page.goto(at('aurora', '/about?lng=ar'), { waitUntil: 'networkidle' })
  expect([...requested]).toEqual(expect.arrayContaining(['vazirmatn-arabic', 'markazi-text-arabic']))
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px, with slow fonts`, () => {
    test.use({ viewport })

    for (const slug of ['aurora', 'livery', 'jolt']) {
      const isKept = slug === 'aurora' && viewport.width === 1440
      test(
        `the home page of ${slug} does not move when they arrive`,
        proofUnless(isKept),
        async ({ page }) => {
          let release = () => {}
          const released = new Promise<void>((resolve) => {
            release = resolve
          })
          await page.route(/\.woff2$/, async (route) => {
            await released
            await route.continue()
          })
          // `load` also waits for preloaded fonts.
          await page.goto(at(slug, '/'), { waitUntil: 'domcontentloaded' })
          const session = await inspector(page)
          expect(await facesOf(session, 'h1 bdi')).toEqual([])
          await watchShifts(page)
          const before = await boxes(page)
          release()
          await page.evaluate(() => document.fonts.ready)
          await expect.poll(() => facesOf(session, 'h1 bdi')).not.toEqual([])
          const after = await boxes(page)
          expect(after).toEqual(before)
          expect(await shiftOf(page)).toBeLessThan(0.01)
        },
      )
    }
  })
}

/**
 * Heights of headings and cards, and positions of those in the first view; below it, a line of small print may break
 * elsewhere.
 */
function boxes(page: Page): Promise<{ height: number; y: number | null }[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, #deals-panel article'), (element) => {
      const { y, height } = element.getBoundingClientRect()
      return { height: Math.round(height), y: y < innerHeight ? Math.round(y) : null }
    }),
  )
}

/** Counts layout shifts from now on; earlier ones have other causes. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value })
      }
    }).observe({ type: 'layout-shift' })
  })
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}
