import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DrawingJob } from './drawing-job.ts'
import { createDrawingProcesses, type DrawingProcesses } from './drawing-processes.ts'
import { endlessDrawing, quickDrawing } from './testing-slow-drawing.ts'

const made: DrawingProcesses[] = []
const looked = (picture: Uint8Array, limitMs = 300): DrawingJob => ({
  method: 'look',
  limitMs,
  arguments: [picture, 480],
})

function processes(options: Partial<Parameters<typeof createDrawingProcesses>[0]> = {}): DrawingProcesses {
  const some = createDrawingProcesses({ count: 1, timeoutMs: 60_000, ...options })
  made.push(some)
  return some
}

afterEach(() => {
  for (const some of made.splice(0)) some.stop()
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const ended = (pid: number) => vi.waitUntil(() => !isAlive(pid), { timeout: 30_000, interval: 20 })

describe('a drawing process', () => {
  it('draws as the server would, and then draws the next picture', async () => {
    const { run, pids } = processes()
    expect(await run(looked(quickDrawing, 60_000))).toMatchObject({ width: 40, height: 30 })
    const [first] = pids()
    expect(await run(looked(quickDrawing, 60_000))).toMatchObject({ pixels: { width: 480 } })
    expect(pids()).toEqual([first])
  })

  it('is killed past its processor time, and another one draws the next picture', async () => {
    const { run, pids } = processes()
    await run(looked(quickDrawing, 60_000))
    const [first = 0] = pids()
    await expect(run(looked(endlessDrawing))).rejects.toMatchObject({ name: 'DrawingStopped', why: 'time' })
    await ended(first)
    expect(await run(looked(quickDrawing, 60_000))).toMatchObject({ width: 40 })
    expect(pids()).not.toContain(first)
  })

  it('is killed past its time, whatever it reports', async () => {
    const { run, pids } = processes({ timeoutMs: 2500 })
    const drawing = run(looked(endlessDrawing, 600_000))
    const [first = 0] = pids()
    await expect(drawing).rejects.toMatchObject({ why: 'time' })
    await ended(first)
  })

  it('that a picture crashes fails that drawing alone', async () => {
    const { run, pids } = processes()
    await run(looked(quickDrawing, 60_000))
    const drawing = run(looked(endlessDrawing, 600_000))
    process.kill(pids()[0] ?? 0, 'SIGSEGV')
    await expect(drawing).rejects.toMatchObject({ why: 'crash' })
    expect(await run(looked(quickDrawing, 60_000))).toMatchObject({ width: 40 })
  })

  it('that cannot start is not blamed on the picture', async () => {
    const { run } = processes({ entry: join(import.meta.dirname, '../../../brand/process/no-such-entry.ts') })
    await expect(run(looked(quickDrawing))).rejects.toThrow('A drawing process ended with 1.')
  })

  it('ends after a time without work, and is started again for new work', async () => {
    const { run, pids } = processes({ idleMs: 50 })
    await run(looked(quickDrawing, 60_000))
    const [first = 0] = pids()
    await ended(first)
    expect(pids()).toEqual([])
    expect(await run(looked(quickDrawing, 60_000))).toMatchObject({ width: 40 })
  })

  it('does not block the server’s thread', async () => {
    const { run } = processes()
    await run(looked(quickDrawing, 60_000))
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 5)
    await expect(run(looked(endlessDrawing))).rejects.toThrow()
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
  })

  it('has no secrets of the server in its environment', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    const { run } = processes({ entry: join(import.meta.dirname, 'testing-environment-child.ts') })
    const environment = (await run(looked(quickDrawing))) as Record<string, string>
    vi.unstubAllEnvs()
    expect(environment).not.toHaveProperty('DATABASE_URL')
    expect(environment).toHaveProperty('PATH')
  })

  it('ends with a server that is killed during a drawing', async () => {
    const parent = spawn(process.execPath, [join(import.meta.dirname, 'testing-drawing-parent.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [pid] = await new Promise<string[]>((resolve) => {
      parent.stdout.once('data', (data: Buffer) => resolve(data.toString().split('\n')))
    })
    expect(isAlive(Number(pid))).toBe(true)
    await wait(100)
    parent.kill('SIGKILL')
    await ended(Number(pid))
  })

  it('does not keep a finished program running', async () => {
    const parent = spawn(
      process.execPath,
      [join(import.meta.dirname, 'testing-drawing-parent.ts'), 'quick'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const code = await new Promise((resolve) => parent.once('exit', resolve))
    expect(code).toBe(0)
  })
})
