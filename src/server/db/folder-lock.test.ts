import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proofRuns } from '../../../scripts/proof-cases.ts'
import { DataFolderLocked } from './data-folder-locked.ts'
import { lockFolder } from './folder-lock.ts'
import { ownIdentity } from './process-identity.ts'

let folder: string
let children: ChildProcess[]

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'livery-lock-')), 'data')
  children = []
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

function contender(task: string, rounds = 1) {
  const script = fileURLToPath(new URL('./testing-lock-contender.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder, task, String(rounds)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  children.push(child)
  return {
    child,
    errors: text(child.stderr),
    output: text(child.stdout),
    firstLine: new Promise<string>((resolve) =>
      child.stdout.once('data', (data) => resolve(String(data).trim())),
    ),
    ended: new Promise<void>((resolve) => child.once('close', () => resolve())),
  }
}

function locks(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('lock'))
}

describe('lockFolder', () => {
  it('makes the folder and the lock for this user alone', () => {
    const lock = lockFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'lock.1')).mode & 0o777).toBe(0o600)
    lock.release()
  })

  it('refuses a second lock of the same process, with a sentence that names it', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}; stop that one first, or name another folder in LIVERY_DATA_DIR.`,
    )
    lock.release()
    lockFolder(folder).release()
  })

  it('names the process that has it, and takes over after that process was killed', async () => {
    const holder = contender('hold')
    expect(await holder.firstLine).toBe('held')
    expect(() => lockFolder(folder)).toThrow(`process ${holder.child.pid}`)
    holder.child.kill('SIGKILL')
    await holder.ended
    lockFolder(folder).release()
    expect(locks()).toEqual(['lock.2'])
  })

  it('never takes over from a live process that is stopped', async () => {
    const holder = contender('hold')
    await holder.firstLine
    holder.child.kill('SIGSTOP')
    expect(() => lockFolder(folder)).toThrow(DataFolderLocked)
    holder.child.kill('SIGCONT')
  })

  // Only /proc shows when a process started.
  it.runIf(process.platform === 'linux')(
    'distinguishes a process from an ended one with the same process id',
    () => {
      lockFolder(folder).release()
      const own = ownIdentity()
      expect(own.started).not.toBeNull()
      writeFileSync(join(folder, 'lock.1'), JSON.stringify({ ...own, started: '1' }))
      const lock = lockFolder(folder)
      expect(JSON.parse(readFileSync(join(folder, 'lock.2'), 'utf8'))).toEqual(own)
      lock.release()
    },
  )

  it('takes over from a process of an earlier boot, whatever its id', () => {
    lockFolder(folder).release()
    writeFileSync(join(folder, 'lock.1'), JSON.stringify({ ...ownIdentity(), boot: 'before' }))
    lockFolder(folder).release()
  })

  it('relies on the heartbeat of a process in another container, and on its absence', () => {
    lockFolder(folder).release()
    const path = join(folder, 'lock.1')
    writeFileSync(path, JSON.stringify({ ...ownIdentity(), host: 'elsewhere', space: 'pid:[1]' }))
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid} on "elsewhere"`)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(path, longAgo, longAgo)
    lockFolder(folder).release()
  })

  it('treats an empty lock file as that of an ended process', () => {
    lockFolder(folder).release()
    writeFileSync(join(folder, 'lock.1'), '')
    lockFolder(folder).release()
  })

  it('gives a dead process’s lock to one of many simultaneous processes', async () => {
    const dead = contender('hold')
    await dead.firstLine
    dead.child.kill('SIGKILL')
    await dead.ended
    const starters = Array.from({ length: proofRuns({ few: 3, all: 6 }) }, () => contender('once'))
    const answers = await Promise.all(starters.map(({ firstLine }) => firstLine))
    const [, ...others] = starters
    expect(answers.toSorted()).toEqual(['held', ...others.map(() => 'locked')])
  })

  it('never lets two processes in at once, while they take turns and die', async () => {
    const players = Array.from({ length: proofRuns({ few: 3, all: 4 }) }, () => contender('take-turns', 40))
    const played = await Promise.all(
      players.map(async (player) => {
        await player.ended
        return { output: await player.output, errors: await player.errors }
      }),
    )
    expect(played).toEqual(players.map(() => ({ output: 'done\n', errors: '' })))
    expect(locks()).toHaveLength(1)
  })
})
