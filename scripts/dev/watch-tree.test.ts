import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchTree } from './watch-tree.ts'

/** A watched folder with a file and a subfolder with a file, and the reported paths. */
function watched() {
  const base = mkdtempSync(join(tmpdir(), 'livery-watch-'))
  const folder = join(base, 'tenants')
  mkdirSync(join(folder, 'acme/pages'), { recursive: true })
  writeFileSync(join(folder, 'acme/tenant.json'), '0')
  writeFileSync(join(folder, 'acme/pages/about.html'), '0')
  const reported = new Set<string>()
  let fences = 0
  const failed = vi.fn()
  const stop = watchTree(folder, (path) => reported.add(path), failed)
  onTestFinished(() => {
    stop()
    rmSync(base, { recursive: true, force: true })
    expect(failed).not.toHaveBeenCalled()
  })
  /** Waits until everything so far has been reported. Reports come in order, so a new folder is the last one. */
  async function heardAll(): Promise<void> {
    if (!existsSync(folder)) return sleep(100)
    fences += 1
    mkdirSync(join(folder, `fence-${fences}`))
    await vi.waitFor(() => expect([...reported]).toContain(`fence-${fences}`), {
      timeout: 5_000,
      interval: 5,
    })
  }
  return {
    folder,
    /** Does something, and waits until its path is reported; earlier reports do not count. */
    async hears(path: string, act: () => void) {
      await heardAll()
      reported.clear()
      act()
      await vi.waitFor(() => expect([...reported]).toContain(path), { timeout: 5_000 })
    },
    reported,
  }
}

/** Saves like careful editors, `sed -i` and git: another file replaces the existing one. */
function replace(file: string, text: string): void {
  writeFileSync(join(dirname(file), '.saved'), text)
  renameSync(join(dirname(file), '.saved'), file)
}

it.each([join('acme', 'tenant.json'), join('acme', 'pages', 'about.html')])(
  'reports %s at each save that replaces it, and when it is then written in place',
  async (path) => {
    const { folder, hears } = watched()
    for (const text of ['1', '2', '3']) await hears(path, () => replace(join(folder, path), text))
    await hears(path, () => writeFileSync(join(folder, path), '4'))
  },
)

it('reports a file each time it is moved away and written again', async () => {
  const { folder, hears } = watched()
  const file = join(folder, 'acme/pages/about.html')
  for (const text of ['1', '2', '3']) {
    await hears(join('acme', 'pages', 'about.html'), () => {
      renameSync(file, `${file}~`)
      writeFileSync(file, text)
    })
  }
})

it('continues to watch a folder that another replaces, with its subfolders', async () => {
  const { folder, hears } = watched()
  for (const text of ['1', '2']) {
    const next = join(folder, '.next')
    mkdirSync(join(next, 'pages'), { recursive: true })
    writeFileSync(join(next, 'tenant.json'), text)
    await hears('acme', () => {
      renameSync(join(folder, 'acme'), join(folder, '.last'))
      renameSync(next, join(folder, 'acme'))
    })
    rmSync(join(folder, '.last'), { recursive: true })
    const saved = join('acme', 'tenant.json')
    await hears(saved, () => writeFileSync(join(folder, saved), 'again'))
    const added = join('acme', 'pages', `${text}.html`)
    await hears(added, () => writeFileSync(join(folder, added), 'new'))
  }
})

it('watches a new folder, reports a deleted one, and finds it when it returns', async () => {
  const { folder, hears } = watched()
  const deep = join('nova', 'posts', 'first.md')
  for (let time = 0; time < 2; time += 1) {
    await hears('nova', () => mkdirSync(join(folder, 'nova/posts'), { recursive: true }))
    await hears(deep, () => writeFileSync(join(folder, deep), '# First'))
    await hears('nova', () => rmSync(join(folder, 'nova'), { recursive: true }))
  }
})

it('lets the watched folder itself disappear and return, as on a branch without it', async () => {
  const { folder, hears } = watched()
  await hears('', () => renameSync(folder, `${folder}-away`))
  await hears('', () => renameSync(`${folder}-away`, folder))
  const path = join('acme', 'tenant.json')
  await hears(path, () => replace(join(folder, path), '1'))
})

it("watches a tenant that is a link to a folder elsewhere, and ignores editors' temporary files", async () => {
  const { folder, hears, reported } = watched()
  const elsewhere = join(folder, '../elsewhere')
  mkdirSync(elsewhere)
  await hears('linked', () => symlinkSync(elsewhere, join(folder, 'linked'), 'dir'))
  await hears(join('linked', 'tenant.json'), () => {
    writeFileSync(join(elsewhere, '.tenant.json.swp'), '1')
    writeFileSync(join(elsewhere, 'tenant.json~'), '1')
    writeFileSync(join(elsewhere, 'tenant.json'), '1')
  })
  expect([...reported]).toEqual([join('linked', 'tenant.json')])
  // A circular link is ignored.
  await hears(join('acme', 'round'), () => symlinkSync(folder, join(folder, 'acme/round'), 'dir'))
  await hears(join('acme', 'tenant.json'), () => writeFileSync(join(folder, 'acme/tenant.json'), '1'))
  expect([...reported]).toEqual([join('acme', 'tenant.json')])
})
