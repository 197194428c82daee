import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../build/root.ts'
import { documentedCommands, inlineCommands } from './documented-commands.ts'
import { spawnedScript } from './spawned-script.ts'
import { testedCommands } from './tested-commands.ts'

/** The text of a file of the project. */
export const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every page that tells people to type commands, with its commands. */
export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
]
  .filter((page) => page.endsWith('.md'))
  .map((page) => {
    const written = text(page)
    const blocks = documentedCommands(written)
    const others = inlineCommands(written).filter(
      (one) => !blocks.some(({ command }) => command === one.command),
    )
    return { page, commands: [...blocks, ...others] }
  })

/** What ends by itself in a moment and writes nowhere but in the folder it is run in. */
const runHere =
  /^(?:echo '[^']*' \| )?npm run -s (?:tenant -- (?:new|check|diff|export|import|rename|remove)|theme:tokens|theme:export|theme:prove -- --sample|routes|generate -- --check)\b[^;&|`$]*$/

const testsOf = (command: string) => testedCommands.filter((one) => one.command.test(command))

/** Requires that a command is one that these tests can run, or that another test which exists runs it. */
export function requireCovered(command: string): void {
  const elsewhere = testsOf(command)
  if (elsewhere.length === 0) {
    expect(command, 'is neither run here nor named in tested-commands.ts').toMatch(runHere)
  }
  for (const { file, title, shows, through = file } of elsewhere) {
    expect(text(file), `${file} has that test`).toContain(title)
    if (shows !== undefined) expect(text(through), `${through} shows it`).toContain(shows)
  }
}

/** What the tools read and write, so that a page begins with what a clone has. */
const parts = [
  'openapi',
  'packages',
  'scripts',
  'src',
  'docs',
  '.env.example',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** A copy of the project in which documented commands run. */
export interface ProjectCopy {
  /** Deletes what the commands of another page have made. */
  beginPage: () => void
  run: (command: string) => { status: number | null; stdout: string; stderr: string }
  /** Runs a command, or requires that its script is the one that the named test starts. */
  prove: (command: string) => void
  /** The script that a command starts. */
  scriptOf: (command: string) => string
  remove: () => void
}

export function copyProject(): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'livery-documentation-'))
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const started = new Map<string, string>()

  function run(command: string) {
    const env = { ...process.env, LIVERY_TENANTS_DIR: '', LIVERY_MODE: '', NO_COLOR: '1' }
    return spawnSync('sh', ['-c', command], { cwd: copy, env, encoding: 'utf8' })
  }

  /** Many pages have the same command. */
  function scriptOf(command: string): string {
    const script = started.get(command) ?? spawnedScript(command, copy)
    started.set(command, script)
    return script
  }

  return {
    beginPage() {
      for (const name of readdirSync(copy)) {
        if (name !== 'node_modules' && !parts.includes(name)) rmSync(join(copy, name), { recursive: true })
      }
      cpSync(join(root, 'tenants'), join(copy, 'tenants'), { recursive: true })
    },
    run,
    scriptOf,
    prove(command) {
      const elsewhere = testsOf(command)
      if (elsewhere.length === 0) {
        const { status, stdout, stderr } = run(command)
        // A difference is what `diff` is for, and its code says that there is one.
        const expected = command.includes(' -- diff ') ? 1 : 0
        expect(status, `${stdout}\n${stderr}`).toBe(expected)
        expect(stdout).not.toBe('')
        return
      }
      const script = scriptOf(command)
      // Who types the command starts whatever npm does.
      const starters = elsewhere.filter(({ file, through = file, types }) =>
        types === undefined ? spawns(through, script) : text(file).includes(types),
      )
      expect(starters, `${script} is started by none of its tests`).not.toEqual([])
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** Whether a file starts a script: by its path, as a file in the same folder, or in its own process. */
function spawns(file: string, script: string): boolean {
  const source = text(file)
  const isBeside =
    dirname(file) === dirname(script) && source.includes(`import.meta.dirname, '${basename(script)}'`)
  if (source.includes(`runCommandHere('${script.replace('scripts/', '')}'`)) return true
  return /\b(?:spawn|spawnSync|execFile)\b/.test(source) && (isBeside || source.includes(`${script}'`))
}
