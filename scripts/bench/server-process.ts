import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../build/root.ts'
import { endProcess } from '../processes/end-process.ts'

/** A server of the benchmark, in its own process. */
export interface ServerProcess {
  pid: number
  port: number
  /** Milliseconds from spawn to the first successful answer. */
  readyAfter: number
  stop: () => Promise<void>
}

const children: ChildProcess[] = []

/** Ends every running server, so that the benchmark leaves none behind. */
export async function stopServers(): Promise<void> {
  await Promise.all(children.map((child) => endProcess(child)))
}

/** Starts a TypeScript file as a server and waits until `path` answers 200. */
export async function startServer(
  file: string,
  path: string,
  port: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const started = performance.now()
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  const deadline = started + 60_000
  while (!(await answers(port, path))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${file} did not become ready`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    pid: workerOf(child.pid ?? 0),
    port,
    readyAfter: performance.now() - started,
    stop: () => endProcess(child),
  }
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).ok
  } catch {
    return false
  }
}

/**
 * Finds the serving process among a process and its descendants: the starter and the server have other children too.
 */
function workerOf(pid: number): number {
  return serverAmong(pid) ?? pid
}

function serverAmong(pid: number): number | null {
  if (readProc(`/proc/${pid}/cmdline`).includes('src/server/hosts/node.ts')) return pid
  const children = readProc(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean)
  for (const child of children) {
    const found = serverAmong(Number(child))
    if (found !== null) return found
  }
  return null
}

/** Processor time that a process has used, in milliseconds (Linux; NaN elsewhere). */
export function cpuOf(pid: number): number {
  const fields = readProc(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory of a process, in MB (Linux; NaN elsewhere). */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(`/proc/${pid}/status`))?.[1]) / 1024
}

/** Peak resident memory of a process, in MB (Linux; NaN elsewhere). */
export function peakMemoryOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readProc(`/proc/${pid}/status`))?.[1]) / 1024
}

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
