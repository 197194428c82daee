import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { DrawingStopped } from '../../../domain/pictures/drawing-stopped.ts'
import type { DrawingAnswer, DrawingJob } from './drawing-job.ts'

export interface DrawingProcessesOptions {
  /** How many draw at once. */
  count: number
  /** Milliseconds after which a drawing is stopped whatever its process says, its start included. */
  timeoutMs?: number
  /** Milliseconds after which a process without work ends and gives its memory back. */
  idleMs?: number
  /** The module that a process runs. */
  entry?: string
}

export interface DrawingProcesses {
  /** Draws in a process that is free; throws `DrawingStopped` where it had to be killed. */
  run: (job: DrawingJob) => Promise<unknown>
  /** Ids of the processes that there are now. */
  pids: () => number[]
  /** Ends all of them. */
  stop: () => void
}

interface Slot {
  child?: ChildProcess
  isBusy: boolean
  idle?: NodeJS.Timeout
}

/** Megabytes of JavaScript's own heap; what sharp takes is outside of it. */
const HEAP_MB = 128

/** What a drawing process knows of the environment: where programs and fonts are, and no key or password. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE']

/** Makes drawing processes: each starts when it is needed, and is killed and replaced where a drawing takes too long. */
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
    // What concerns a drawing is heard while one is under way.
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
    // A process that is running already comes before one that would have to start.
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

/** Sends a job and waits for its answer; only while it waits does the process keep the server running. */
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
    // A picture can make its process crash; a process that ends by itself could not start, which is no picture's fault.
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
