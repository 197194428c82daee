import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..')
const slug = 'aurora'
const names = [`${slug}_home_visitor_en_390_dark`, `${slug}_login_visitor_en_390_dark`]

test('npm run tenant -- shots takes the same pictures twice to the last pixel, and sees a colour that was changed', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const folder = mkdtempSync(join(tmpdir(), 'livery-shots-'))
  const [tenants, out] = [join(folder, 'tenants'), join(folder, 'shots')]
  cpSync(join(root, 'tenants', slug), join(tenants, slug), { recursive: true })
  try {
    expect(await shots(tenants, out)).toMatchObject({ status: 0, printed: expect.stringContaining('2 new') })
    expect(await shots(tenants, out)).toMatchObject({
      status: 0,
      printed: expect.stringContaining('2 as they were'),
    })

    const file = join(tenants, slug, 'tenant.json')
    const tenant = JSON.parse(readFileSync(file, 'utf8'))
    tenant.agency.primaryColor = '#8a1f6b'
    writeFileSync(file, JSON.stringify(tenant))
    expect(await shots(tenants, out)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('2 changed'),
    })

    await page.goto(`file://${join(out, 'index.html')}`)
    for (const name of names) {
      expect(existsSync(join(out, 'difference', `${name}.png`)), name).toBe(true)
      await expect(page.locator(`img[src*="${name}"]`).first()).toBeVisible()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function shots(tenants: string, out: string): Promise<{ status: number | null; printed: string }> {
  const only = ['--pages', 'home,login', '--roles', 'visitor', '--languages', 'en', '--widths', '390']
  const args = [...['scripts/tenant.ts', 'shots', slug, ...only], '--dir', tenants, '--out', out]
  const child = spawn(process.execPath, [...args, '--fail-on-change'], { cwd: root })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const [status] = await once(child, 'close')
  return { status, printed }
}
