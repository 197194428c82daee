import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { proof } from './proof.ts'
import { openWorkshop } from './workshop.ts'

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'manual' })

/** As a browser does when a name of the machine's hosts file leads here. */
function askAt(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, accept: 'text/html' }
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    }).on('error', reject)
  })
}

/** Opens Vite's socket for pages with an origin, as a page does; returns the status of the answer. */
function askSocket(port: number, origin: string, token: string): Promise<number | undefined> {
  const headers = {
    host: `localhost:${port}`,
    origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-protocol': 'vite-hmr',
  }
  return new Promise((resolve, reject) => {
    const requested = get({ host: '127.0.0.1', port, path: `/?token=${token}`, headers, agent: false })
    requested.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    requested.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    requested.on('error', reject)
  })
}

const brandColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim())

test('npm run dev serves sources and a saved colour, and leaves no server when it is killed', async () => {
  test.setTimeout(300_000)
  const workshop = await openWorkshop()
  try {
    await expect
      .poll(workshop.printed, { timeout: 120_000 })
      .toContain(`jolt is at http://jolt.localhost:${workshop.port}`)
    // A browser would load every source; the proof below has one.
    const home = async () => (await askAt(workshop.port, 'jolt.localhost', '/')).text
    const before = await home()
    expect(before).toContain('/@vite/client')
    const entry = await askAt(workshop.port, 'jolt.localhost', '/src/shell/entry-client.tsx')
    expect([entry.status, entry.text]).toEqual([200, expect.stringContaining('import')])
    expect(before).not.toContain('#0a7d4f')
    workshop.change('tenants/jolt/tenant.json', (text) =>
      text.replace(/"primaryColor": "#\w+"/, '"primaryColor": "#0a7d4f"'),
    )
    await expect.poll(home, { timeout: 30_000 }).toContain('#0a7d4f')
    workshop.kill()
    const isServed = () =>
      ask(`http://127.0.0.1:${workshop.port}/readyz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isServed, { timeout: 20_000 }).toBe(false)
  } finally {
    await workshop.end()
  }
})

test(
  'an open page shows what a developer saves: a colour, code of page and server, a mistake and the contract',
  proof,
  async ({ page }) => {
    test.setTimeout(300_000)
    const workshop = await openWorkshop()
    try {
      const home = `http://jolt.localhost:${workshop.port}/`
      await expect.poll(workshop.printed, { timeout: 120_000 }).toContain(`jolt is at ${home.slice(0, -1)}`)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(home)
      // The very first page loads twice, since its dependencies were not known before.
      await expect(page.locator('html[data-deferred-ready]')).toBeAttached({ timeout: 60_000 })
      await page.evaluate(() => Object.assign(window, { isStillOpen: true }))

      // Only files that pages consist of are served, nothing else in the folder.
      const own = `http://127.0.0.1:${workshop.port}`
      writeFileSync(join(workshop.folder, 'notes.txt'), 'mine')
      const privateFiles = ['notes.txt', 'package.json', '.livery/data/database/PG_VERSION']
      const open: string[] = []
      for (const path of privateFiles.flatMap((file) => [`/${file}`, `/@fs${join(workshop.folder, file)}`])) {
        for (const query of ['', '?raw', '?import&raw', '?url']) {
          if ((await ask(`${own}${path}${query}`)).status === 200) open.push(`${path}${query}`)
        }
      }
      expect(open).toEqual([])
      const code = await ask(`${own}/src/shell/entry-client.tsx`, { origin: 'http://localhost:3000' })
      expect([code.status, code.headers.get('access-control-allow-origin')]).toEqual([200, null])

      // An agency's own host is served; an unknown name that leads here is refused.
      const named = await askAt(workshop.port, 'joltabroad.example', '/')
      expect([named.status, named.text.includes('data-agency=')]).toEqual([200, true])
      for (const path of ['/', '/src/shell/entry-client.tsx', '/@vite/client']) {
        const refused = await askAt(workshop.port, 'evil.example', path)
        expect([refused.status, refused.text]).toEqual([
          403,
          expect.stringContaining('No tenant has the host evil.example: name it in "hosts"'),
        ])
      }

      // Saves are reported to pages served here: another site's page in the same browser does not know the token.
      const client = await (await ask(`${own}/@vite/client`)).text()
      const token = /wsToken = "([\w-]+)"/.exec(client)?.[1] ?? ''
      expect(await askSocket(workshop.port, `http://jolt.localhost:${workshop.port}`, token)).toBe(101)
      const almost = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
      for (const guess of ['', almost])
        expect(await askSocket(workshop.port, 'http://evil.example', guess)).toBe(400)

      // The gallery shows each agency's home page, and runs no scripts in it.
      const all = await page.context().newPage()
      await all.goto(`http://localhost:${workshop.port}/`, { waitUntil: 'domcontentloaded' })
      await expect(all.getByRole('article').filter({ hasText: 'Jolt Abroad' })).toBeVisible()
      await all.evaluate(() => Object.assign(window, { isStillOpen: true }))
      const red = all.getByRole('article').filter({ hasText: 'Not imported until fixed' })
      expect((await askAt(workshop.port, 'jolt.localhost', '/?still')).text).not.toMatch(
        /<script(?! type="application\/)/,
      )

      // A second instance that cannot have the port reports it, and ends.
      const second = await workshop.beginAgain()
      expect(second.status).toBe(1)
      expect(second.printed).toContain(`Port ${workshop.port} is in use`)
      expect(second.printed).not.toContain('jolt is at')
      // It checked before it made anything.
      expect(existsSync(join(workshop.folder, '.livery/data-again'))).toBe(false)

      // A saved colour repaints the page.
      workshop.change('tenants/jolt/tenant.json', (text) =>
        text.replace(/"primaryColor": "#\w+"/, '"primaryColor": "#0a7d4f"'),
      )
      await expect.poll(() => brandColor(page), { timeout: 30_000 }).toBe('#0a7d4f')

      // The gallery reloads the home page, even if its card does not contain the saved text.
      workshop.change('tenants/jolt/tenant.json', (text) =>
        text.replace(/"subline": "[^"]*"/, '"subline": "Goes further than its card says."'),
      )
      const small = all.frameLocator('iframe[title="Jolt Abroad"]')
      await expect(small.getByText('Goes further than its card says.')).toBeAttached({ timeout: 30_000 })

      // Code of the page is replaced without a reload.
      workshop.change('src/shell/components/home-hero.tsx', (text) =>
        text.replace('<h1', '<h1 data-hot="yes"'),
      )
      await expect(page.locator('h1[data-hot=yes]')).toBeVisible({ timeout: 30_000 })
      expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true)

      // A mistake is reported with its place, and the agency is served unchanged.
      const right = readFileSync(join(workshop.folder, 'tenants/jolt/tenant.json'), 'utf8')
      workshop.change('tenants/jolt/tenant.json', () => '{\n  "agency": oops\n}')
      await expect.poll(workshop.printed).toMatch(/tenants\/jolt\/tenant\.json:? ?(line )?2\D+13/)
      // The open page shows the mistake until it is fixed.
      const fault = page.getByRole('status').filter({ hasText: /^1 fault$/ })
      await expect(fault).toBeAttached({ timeout: 30_000 })
      await page.getByRole('button', { name: /^jolt 1 fault\b/ }).click()
      const notice = page.getByRole('region', { name: 'Not imported until fixed' })
      await expect(notice).toContainText('tenants/jolt/tenant.json')
      await expect(red).toContainText('tenants/jolt/tenant.json', { timeout: 30_000 })
      expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true)
      workshop.change('tenants/jolt/tenant.json', () => right)
      await expect(fault).toHaveCount(0, { timeout: 30_000 })
      await expect(notice).toHaveCount(0)
      await expect(red).toHaveCount(0, { timeout: 30_000 })
      expect(await all.evaluate(() => 'isStillOpen' in window)).toBe(true)
      await all.close()
      expect(await brandColor(page)).toBe('#0a7d4f')
      workshop.change('tenants/jolt/tenant.json', (text) => text.replace('#0a7d4f', '#7d0a4f'))
      await expect.poll(() => brandColor(page), { timeout: 30_000 }).toBe('#7d0a4f')

      // After a change of the contract, code is generated and the server restarts.
      workshop.change('openapi/openapi.yaml', (text) =>
        text.replace(/^ {2}title: .*$/m, '  title: Livery at work'),
      )
      await expect.poll(workshop.printed, { timeout: 60_000 }).toContain('openapi: generated')

      // A change of the server's code restarts it, and the page reloads by itself.
      workshop.change('src/server/http/http-messages/security-headers.ts', (text) =>
        text.replace('x-content-type-options', 'x-livery-at-work'),
      )
      await expect
        .poll(
          async () => {
            const answer = await fetch(`http://127.0.0.1:${workshop.port}/readyz`).catch(() => null)
            return answer?.headers.get('x-livery-at-work')
          },
          { timeout: 60_000 },
        )
        .toBe('nosniff')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(faults).toEqual([])

      // When killed, it leaves no server behind.
      workshop.kill()
      await expect.poll(() => ask(`${own}/readyz`).catch(() => 'nobody'), { timeout: 20_000 }).toBe('nobody')
    } finally {
      await workshop.end()
    }
  },
)
