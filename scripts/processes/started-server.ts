import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../build/root.ts'
import { collectOutput } from './collect-output.ts'
import { endProcess } from './end-process.ts'
import { freePort } from './free-port.ts'

export interface StartedServer {
  port: number
  child: ChildProcess
  /** What it has printed so far, both streams. */
  output: () => string
  /** Ends it, and waits for that. */
  stop: () => Promise<void>
}

interface Start {
  /** What Node is given: the script, and what is read before it. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** It is told through a channel when this process is gone. */
  hasChannel?: boolean
}

/** Starts a server of its own on a free port, by this process's Node, and waits until it is ready; one that does not become ready is ended. */
export async function startedServer({ args, env, hasChannel = false }: Start): Promise<StartedServer> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? ['ipc' as const] : [])],
  })
  const output = collectOutput(child)
  const stop = () => endProcess(child)
  const deadline = performance.now() + 90_000
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`The server did not start:\n${output().slice(-4000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { port, child, output, stop }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
