import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { proof } from './proof.ts'
import { openWorkshop } from './workshop.ts'

test('npm run dev reports a deleted or renamed folder, with the command for it', proof, async () => {
  test.setTimeout(300_000)
  const workshop = await openWorkshop({}, {}, ['meridian', 'solstice'])
  const wait = { timeout: 120_000 }
  const times = (words: string) => workshop.printed().split(words).length - 1
  try {
    await expect.poll(workshop.printed, wait).toContain(`jolt is at http://jolt.localhost:${workshop.port}`)
    const folder = (slug: string) => join(workshop.folder, 'tenants', slug)
    rmSync(folder('solstice'), { recursive: true })
    await expect.poll(workshop.printed, wait).toContain('the folder tenants/solstice is gone')
    expect(workshop.printed()).toContain("'npm run -s tenant -- remove solstice'")
    renameSync(folder('meridian'), folder('meri'))
    await expect
      .poll(workshop.printed, wait)
      .toContain('tenants/meri looks like the folder of the agency meridian')
    expect(workshop.printed()).toContain("run 'npm run -s tenant -- rename meridian meri'")
    // The next save is imported, and does not report these folders again.
    workshop.change('tenants/jolt/tenant.json', (text) => text.replace('Jolt Abroad', 'Jolt Abroad & Co'))
    await expect.poll(workshop.printed, wait).toContain('jolt: open pages show version 2')
    expect([times('tenants/solstice is gone'), times('tenants/meridian is gone')]).toEqual([1, 0])
  } finally {
    await workshop.end()
  }
})
