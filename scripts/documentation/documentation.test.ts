import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { commandsOf, inlineCommandsOf } from './commands-of.ts'
import { runElsewhere } from './run-elsewhere.ts'
import { spawnedBy } from './spawned-by.ts'

const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((page) => page.endsWith('.md'))
  .map((page) => {
    const written = readFileSync(join(root, page), 'utf8')
    const blocks = commandsOf(written)
    const others = inlineCommandsOf(written).filter(
      (one) => !blocks.some(({ command }) => command === one.command),
    )
    return { page, commands: [...blocks, ...others] }
  })

/** What ends by itself in a moment and writes nowhere but in the folder it is run in. */
const runHere =
  /^npm run format$|^(?:echo '[^']*' \| )?npm run -s (?:tenant -- (?:new|check|diff|export|import)|theme:tokens|theme:export|theme:prove -- --sample|routes|generate -- --check)\b[^;&|`$]*$/

let copy = ''

/** Makes a copy of what the tools read and write, so that a page begins with what a clone has. */
function freshCopy(): void {
  copy = mkdtempSync(join(tmpdir(), 'livery-documentation-'))
  for (const part of [
    'openapi',
    'scripts',
    'src',
    'tenants',
    'docs',
    'package.json',
    'package-lock.json',
    'biome.json',
    '.gitignore',
    'tsconfig.json',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** Whether a file starts a script: by its path, or as the one beside it. */
function spawns(file: string, script: string): boolean {
  const source = text(file)
  const isBeside =
    dirname(file) === dirname(script) && source.includes(`import.meta.dirname, '${basename(script)}'`)
  return /\b(?:spawn|spawnSync|execFile)\b/.test(source) && (isBeside || source.includes(`${script}'`))
}

const text = (file: string) => readFileSync(join(root, file), 'utf8')

describe.each(pages.filter(({ commands }) => commands.length > 0))('$page', ({ commands }) => {
  beforeAll(freshCopy)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(commands)('line $line: $command', ({ command }) => {
    const elsewhere = runElsewhere.filter((one) => one.command.test(command))
    if (elsewhere.length === 0) {
      expect(command, 'is neither run here nor named in run-elsewhere.ts').toMatch(runHere)
      const env = { ...process.env, LIVERY_TENANTS_DIR: '', LIVERY_MODE: '', NO_COLOR: '1' }
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: copy,
        env,
        encoding: 'utf8',
      })
      // A difference is what `diff` is for, and its code says that there is one.
      const expected = command.includes(' -- diff ') ? 1 : 0
      expect(status, `${stdout}\n${stderr}`).toBe(expected)
      expect(stdout).not.toBe('')
    }
    for (const { file, title, shows, through = file } of elsewhere) {
      expect(text(file), `${file} has that test`).toContain(title)
      if (shows !== undefined) expect(text(through), `${through} shows it`).toContain(shows)
    }
    if (elsewhere.length > 0) {
      const script = spawnedBy(command, copy)
      const starters = elsewhere.filter(({ file, through = file }) => spawns(through, script))
      expect(starters, `${script} is started by none of its tests`).not.toEqual([])
    }
  })
})

it('holds links to pages and headings that are there', () => {
  const missing = pages.flatMap(({ page }) => {
    const folder = join(root, page, '..')
    return [...text(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, file = '', anchor]) => {
        const target = file === '' ? join(root, page) : join(folder, file)
        try {
          const there = readFileSync(target, 'utf8')
          return anchor !== undefined && !headingsOf(there).includes(anchor)
        } catch {
          return true
        }
      })
      .map(([link]) => `${page}: ${link}`)
  })
  expect(missing).toEqual([])
})

function headingsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

it('names only tests of commands that a page has', () => {
  const all = pages.flatMap(({ commands }) => commands.map(({ command }) => command))
  const unused = runElsewhere.filter(({ command }) => !all.some((one) => command.test(one)))
  expect(unused.map(({ command }) => command.source)).toEqual([])
})
