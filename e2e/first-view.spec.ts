import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { at, test } from './site.ts'

const pages = ['/', '/login', '/blog', '/booknow/hotels']

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  // Without script only the first view's stylesheet arrives.
  test(`the whole stylesheet changes nothing that the first view's has drawn, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(at('aurora', path), { waitUntil: 'networkidle' })
      const before = await page.screenshot({ fullPage: true })
      await page.evaluate(() => {
        const waiting = document.querySelector<HTMLTemplateElement>('#livery-scripts')
        const link = waiting?.content.querySelector('link[rel=stylesheet]')
        if (!link) throw new Error('the page has no whole stylesheet')
        document.head.append(link)
      })
      const areLoaded = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
        )
      await expect.poll(areLoaded).toBe(true)
      expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true)
    }
  })
}

/** The classes that the rules of a stylesheet name. */
function classesIn(css: string): Set<string> {
  const names = css.match(/\.(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/g) ?? []
  return new Set(names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')))
}

test('the first view of every agency has a rule for each class that the whole stylesheet knows', async ({
  request,
}) => {
  const hosts = (await readdir('tenants')).map((slug) => at(slug, ''))
  let compared = 0
  for (const host of hosts) {
    for (const path of pages) {
      const html = await (await request.get(`${host}${path}`)).text()
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url ?? '')
      const first = sheets.find((url) => url.includes('/first-view-'))
      // A page without its first view's stylesheet waits for the whole one.
      if (!first) continue
      const [known, whole] = await Promise.all(
        [[first], sheets.filter((url) => url !== first)].map(async (urls) => {
          const texts = await Promise.all(urls.map(async (url) => (await request.get(host + url)).text()))
          return classesIn(texts.join('\n'))
        }),
      )
      const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        unescaped(names).split(' '),
      )
      expect(
        used.filter((name) => whole?.has(name) && !known?.has(name)),
        host + path,
      ).toEqual([])
      compared++
    }
  }
  expect(compared).toBeGreaterThan(30)
})

const unescaped = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
