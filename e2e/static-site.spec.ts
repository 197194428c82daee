import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { expect } from '@playwright/test'
import { port, test } from './site.ts'

const folder = join(import.meta.dirname, '../dist/static')
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }
let cdn: Server

/**
 * A file server with a fallback to index.html that forwards /api and pictures with the visitor's Host, as in
 * docs/deploy.md.
 */
test.beforeAll(async () => {
  cdn = createServer((incoming, outgoing) => {
    const path = normalize(new URL(incoming.url ?? '/', 'http://cdn').pathname)
    if (/^\/(api|media|scenes|flags|sample-logos)\//.test(path)) {
      const { method, headers, url } = incoming
      const sent = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(sent)
      return
    }
    const wanted = join(folder, path)
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html')
    outgoing.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(outgoing)
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
})

test.afterAll(() => cdn.close())

test('the static build follows stored links, hides the header for the visit and uses its session id', async ({
  page,
  context,
}) => {
  const { port: cdnPort } = cdn.address() as AddressInfo
  const site = `http://aurora.localhost:${cdnPort}`
  await page.goto(`${site}/url/polarnight?hideHeader=true&xsessionid=visit-from-mail`)
  await expect(page).toHaveURL(`${site}/?tab=Hotels&lat=69.65&long=18.96`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'livery_visit', value: 'visit-from-mail' }),
  )
  await page.goto(`${site}/url/autumn-2025`)
  await expect(page).toHaveURL(`${site}/expiry`)
  await page.goto(`${site}/deal-link?dealLinkId=igloo`)
  await expect(page).toHaveURL(/dealLinkId=igloo&isFromDeal=true$/)
})

test("the static build shows the agency's themed home page, its other pages and the booking part", async ({
  page,
}) => {
  const { port: cdnPort } = cdn.address() as AddressInfo
  await page.goto(`http://solstice.localhost:${cdnPort}/`)
  await expect(page).toHaveTitle(/Solstice/)
  await expect(page.locator('#deals-panel').getByRole('article')).toHaveCount(8)
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim(),
  )
  expect(primary).toBe('#ef7d00')
  await page.goto(`http://solstice.localhost:${cdnPort}/booknow/hotels`)
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
})
