import { readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { proofUnless } from './proof.ts'
import { at, port, test } from './site.ts'

const pages = ['/', '/login', '/blog', '/booknow/hotels']

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  // Without script only the first view's stylesheet arrives.
  test(
    `the whole stylesheet changes nothing that the first view's has drawn, at ${width} px`,
    proofUnless(width === 390),
    async ({ page }) => {
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
            [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
              ({ sheet }) => sheet,
            ),
          )
        await expect.poll(areLoaded).toBe(true)
        expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true)
      }
    },
  )
}

/** A page as the server sends it: the comparison needs no browser. */
function servedPage(slug: string, path: string): Promise<string> {
  const headers = { host: `${slug}.localhost:${port}`, accept: 'text/html' }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => resolve(text(answer))).on('error', reject)
  })
}

/** The classes that the rules of a stylesheet name. */
function classesIn(css: string): Set<string> {
  const names = css.match(/\.(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/g) ?? []
  return new Set(names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')))
}

test('the first view of every agency has a rule for each class that the whole stylesheet knows', async () => {
  const sheets = new Map<string, Promise<Set<string>>>()
  const classesOf = (url: string) => {
    const classes =
      sheets.get(url) ??
      fetch(`http://127.0.0.1:${port}${url}`).then(async (it) => classesIn(await it.text()))
    sheets.set(url, classes)
    return classes
  }
  let compared = 0
  for (const slug of await readdir(join(import.meta.dirname, '../tenants'))) {
    for (const path of pages) {
      const html = await servedPage(slug, path)
      const urls = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url ?? '')
      const first = urls.find((url) => url.includes('/first-view-'))
      // A page without a stylesheet of its first view waits for the whole one.
      if (!first) continue
      const known = await classesOf(first)
      const whole = await Promise.all(urls.filter((url) => url !== first).map(classesOf))
      const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        unescaped(names).split(' '),
      )
      const missing = used.filter((name) => !known.has(name) && whole.some((classes) => classes.has(name)))
      expect(missing, slug + path).toEqual([])
      compared++
    }
  }
  expect(compared).toBeGreaterThan(30)
})

const unescaped = (html: string) =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
