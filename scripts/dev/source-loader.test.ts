import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { missingImports } from './missing-imports.ts'
import { sourceLoader } from './source-loader.ts'

/** Like the shell: a registry that no page imports, a shared module, and a frame that loads its parts later. */
const sources: Readonly<Record<string, string>> = {
  'registry.ts': 'export const loaders: (() => Promise<unknown>)[] = []',
  'shared.ts': "export const word = () => 'shared'",
  'footer.ts': `import { word } from './shared.ts'
export const footer = () => \`footer \${word()}\``,
  'broken.ts': "throw new Error('broken part')",
  'frame.ts': `import { loaders } from './registry.ts'
import { word } from './shared.ts'
let part: (() => string) | undefined
loaders.push(async () => { part ??= (await import('./footer.ts')).footer })
export const frame = () => \`frame \${word()}, \${part!()}\``,
  'entry.ts': `import { frame } from './frame.ts'
import { loaders } from './registry.ts'
export const loaded = Promise.all(loaders.map((load) => load()))
export const render = () => frame()`,
}

interface Site {
  loaded: Promise<unknown>
  render: () => string
}

async function openSources() {
  const root = mkdtempSync(join(tmpdir(), 'livery-sources-'))
  const write = (name: string, text: string) => writeFileSync(join(root, 'src', name), text)
  mkdirSync(join(root, 'src'))
  for (const [name, text] of Object.entries(sources)) write(name, text)
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [missingImports(root)],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(async () => {
    await vite.close()
    rmSync(root, { recursive: true, force: true })
  })
  let saves = 0
  const load = sourceLoader<Site>(vite, '/src/entry.ts', () => {
    saves += 1
  })
  /** Reports a file to Vite as its watcher does, and waits until the loader has processed it. */
  async function report(event: 'add' | 'change' | 'unlink', name: string): Promise<void> {
    const before = saves
    vite.watcher.emit(event, join(root, 'src', name))
    await expect.poll(() => saves).toBeGreaterThan(before)
  }
  return {
    render: async () => (await load()).render(),
    load,
    async save(name: string, text: string) {
      write(name, text)
      await report('change', name)
    },
    async take(name: string) {
      rmSync(join(root, 'src', name))
      await report('unlink', name)
    },
    async put(name: string, text: string) {
      write(name, text)
      await report('add', name)
    },
  }
}

const whole = 'frame shared, footer shared'
const of = (name: string) => sources[name] ?? ''

it('recovers after each fault of a chain is fixed', async () => {
  const { render, save } = await openSources()
  expect(await render()).toBe(whole)
  const faults: readonly (readonly [string, string, string])[] = [
    ['frame.ts', 'const = ;', 'Transform failed'],
    ['frame.ts', `throw new Error('frame thrown')\n${of('frame.ts')}`, 'frame thrown'],
    ['frame.ts', of('frame.ts').replace("'./footer.ts'", "'./footr.ts'"), 'footr.ts'],
    ['frame.ts', of('frame.ts').replace("'./footer.ts'", "'./broken.ts'"), 'broken part'],
    ['frame.ts', of('frame.ts').replace('const frame', 'const fram'), 'frame'],
    [
      'frame.ts',
      of('frame.ts').replace(
        '=> `',
        "=> { throw new Error('render thrown') }\nexport const unused = () => `",
      ),
      'render thrown',
    ],
    ['footer.ts', of('footer.ts').replace('const footer', 'const foot'), 'not a function'],
    ['footer.ts', `${of('footer.ts')}\nthrow new Error('footer thrown')`, 'footer thrown'],
    ['shared.ts', 'export const = 1', 'Transform failed'],
    ['shared.ts', `throw new Error('shared thrown')\n${of('shared.ts')}`, 'shared thrown'],
    ['shared.ts', 'export const words = 1', 'word'],
  ]
  for (const [name, text, reason] of [...faults, ...faults.toReversed()]) {
    await save(name, text)
    await expect(render(), text).rejects.toThrow(reason)
    await save(name, of(name))
    expect(await render(), text).toBe(whole)
  }
})

it('processes deleted and new files', async () => {
  const { render, take, put, save } = await openSources()
  await take('shared.ts')
  await expect(render()).rejects.toThrow('shared.ts')
  await put('shared.ts', "export const word = () => 'new'")
  expect(await render()).toBe('frame new, footer new')
  await save('shared.ts', of('shared.ts'))
  expect(await render()).toBe(whole)
  await save('frame.ts', of('frame.ts').replace("'./footer.ts'", "'./low.ts'"))
  await expect(render()).rejects.toThrow('src/frame.ts imports "./low.ts", which does not exist')
  await put('low.ts', "export const footer = () => 'low'")
  expect(await render()).toBe('frame shared, low')
})

it('returns the last saved sources to calls that began before the save', async () => {
  const { load, save } = await openSources()
  const slow = `await new Promise((resolve) => setTimeout(resolve, 200))\nthrow new Error('old')\n${of('shared.ts')}`
  await save('shared.ts', slow)
  const early = load()
  await save('shared.ts', of('shared.ts'))
  const late = load()
  const [first, second] = await Promise.all([early, late])
  expect(first.render()).toBe(whole)
  expect(second).toBe(first)
})
