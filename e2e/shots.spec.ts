import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { collectOutput } from '../scripts/processes/collect-output.ts'
import { quiet } from '../scripts/tenant/shots/quiet.ts'
import { proof } from './proof.ts'

const root = join(import.meta.dirname, '..')
const [same, changed] = ['aurora', 'jolt']
const shotsOf = (slug: string) => ['home', 'login'].map((page) => `${slug}_${page}_visitor_en_390_dark`)

test(
  'npm run tenant -- shots takes identical pictures twice, and detects a changed colour',
  proof,
  async ({ page }) => {
    test.setTimeout(300_000)
    const folder = mkdtempSync(join(tmpdir(), 'livery-shots-'))
    const [tenants, out] = [join(folder, 'tenants'), join(folder, 'shots')]
    for (const slug of [same, changed])
      cpSync(join(root, 'tenants', slug), join(tenants, slug), { recursive: true })
    try {
      expect(await shots(tenants, out)).toMatchObject({
        status: 0,
        printed: expect.stringContaining('4 new'),
      })

      const file = join(tenants, changed, 'tenant.json')
      const tenant = JSON.parse(readFileSync(file, 'utf8'))
      tenant.agency.primaryColor = '#8a1f6b'
      writeFileSync(file, JSON.stringify(tenant))
      expect(await shots(tenants, out)).toMatchObject({
        status: 1,
        printed: expect.stringContaining('2 unchanged, 2 changed'),
      })

      await page.goto(`file://${join(out, 'index.html')}`)
      for (const [slug, differs] of [
        [same, false],
        [changed, true],
      ] as const) {
        for (const name of shotsOf(slug)) {
          expect(existsSync(join(out, 'difference', `${name}.png`)), name).toBe(differs)
          await expect(page.locator(`img[src*="${name}"]`).first()).toBeVisible()
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

async function shots(tenants: string, out: string): Promise<{ status: number | null; printed: string }> {
  const only = ['--pages', 'home,login', '--roles', 'visitor', '--languages', 'en', '--widths', '390']
  const args = ['scripts/tenant.ts', 'shots', same, changed, ...only, '--modes', 'dark']
  const child = spawn(process.execPath, [...args, '--dir', tenants, '--out', out, '--fail-on-change'], {
    cwd: root,
    timeout: 140_000,
  })
  const printed = collectOutput(child)
  const [status] = await once(child, 'close')
  return { status, printed: printed() }
}

test('a picture waits for changes that do not resize the page, and not for events that never come', async ({
  page,
}) => {
  const isQuiet = quiet(page)
  await page.setContent('<html data-hydrated><p>10:00:00</p></html>')
  await page.evaluate(() => {
    const end = performance.now() + 1_500
    const timer = setInterval(() => {
      const left = Math.max(0, end - performance.now())
      if (left === 0) clearInterval(timer)
      document.body.textContent = String(10_000 + Math.round(left))
    }, 20)
  })
  await isQuiet()
  expect(await page.textContent('body')).toBe('10000')

  await page.evaluate(() => {
    Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => undefined) })
  })
  await expect(quiet(page, 1_000)()).rejects.toThrow('still moves after 1 s')
})
