import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { DrawingStopped } from '../../../domain/pictures/drawing-stopped.ts'
import type { DrawingAnswer, DrawingJob } from './drawing-job.ts'

export interface DrawingProcessesOptions {
  /** The number of processes that draw in parallel. */
  count: number
  /** Milliseconds after which a drawing is stopped whatever its process reports, including its start. */
  timeoutMs?: number
  /** Milliseconds after which an idle process ends and frees its memory. */
  idleMs?: number
  /** The module that a process runs. */
  entry?: string
}

export interface DrawingProcesses {
  /** Draws in a free process; throws `DrawingStopped` if it had to be killed. */
  run: (job: DrawingJob) => Promise<unknown>
  /** Ids of the current processes. */
  pids: () => number[]
  /** Ends all of them. */
  stop: () => void
}

interface Slot {
  child?: ChildProcess
  isBusy: boolean
  idle?: NodeJS.Timeout
}

/** Megabytes of JavaScript's own heap; sharp's memory is outside of it. */
const HEAP_MB = 128

/** A drawing process's environment: paths of programs and fonts, without keys or passwords. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE']

/** Makes the drawing processes: each is started on demand, and killed and replaced if a drawing takes too long. */
export function createDrawingProcesses({
  count,
  timeoutMs = 15_000,
  idleMs = 30_000,
  entry = join(import.meta.dirname, 'drawing-child.ts'),
}: DrawingProcessesOptions): DrawingProcesses {
  const slots: Slot[] = Array.from({ length: count }, () => ({ isBusy: false }))

  function start(slot: Slot): ChildProcess {
    const environment = passedOn.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    const child = fork(entry, [], {
      env: { ...Object.fromEntries(environment), UV_THREADPOOL_SIZE: '2' },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Messages count only during a drawing.
    child.on('error', () => undefined)
    child.once('exit', () => {
      if (slot.child === child) delete slot.child
    })
    return child
  }

  function end(slot: Slot): void {
    clearTimeout(slot.idle)
    slot.child?.kill('SIGKILL')
    delete slot.child
  }

  async function run(job: DrawingJob): Promise<unknown> {
    // A running process is preferred to one that would have to start.
    const free = slots.filter(({ isBusy }) => !isBusy)
    const slot = free.find(({ child }) => child !== undefined) ?? free[0]
    if (slot === undefined) throw new Error(`More than ${count} drawings at once.`)
    clearTimeout(slot.idle)
    slot.isBusy = true
    slot.child ??= start(slot)
    try {
      return await drawnBy(slot.child, job, timeoutMs)
    } catch (error) {
      if (error instanceof DrawingStopped) end(slot)
      throw error
    } finally {
      slot.isBusy = false
      slot.idle = setTimeout(end, idleMs, slot).unref()
    }
  }

  return {
    run,
    pids: () => slots.flatMap(({ child }) => child?.pid ?? []),
    stop() {
      for (const slot of slots) end(slot)
    },
  }
}

/** Sends a job and waits for its answer; only this wait keeps the server running. */
function drawnBy(child: ChildProcess, job: DrawingJob, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', take).off('exit', leave).off('error', fail)
      child.unref()
      child.channel?.unref()
      settle()
    }
    const stopped = (why: DrawingStopped['why']) => finish(() => reject(new DrawingStopped(why)))
    const take = (message: unknown) => {
      const answer = message as DrawingAnswer
      if ('exceeded' in answer) stopped(answer.exceeded)
      else if ('failure' in answer) finish(() => reject(new Error(answer.failure)))
      else finish(() => resolve(answer.result))
    }
    const fail = (error: Error) => finish(() => reject(error))
    // A picture can crash its process; a process that exits by itself could not start, which is not the picture's
    // fault.
    const leave = (code: number | null) =>
      code === null ? stopped('crash') : fail(new Error(`A drawing process ended with ${code}.`))
    const timer = setTimeout(stopped, timeoutMs, 'time')
    child.ref()
    child.channel?.ref()
    child.on('message', take).on('exit', leave).on('error', fail)
    child.send(job, (error) => {
      if (error !== null) fail(error)
    })
  })
}
