import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../build/root.ts'
import { collectOutput } from './collect-output.ts'
import { endProcess } from './end-process.ts'
import { freePort } from './free-port.ts'

export interface StartedServer {
  port: number
  child: ChildProcess
  /** The output so far, both streams. */
  output: () => string
  /** Ends the server and waits until it is gone. */
  stop: () => Promise<void>
}

interface Start {
  /** Node's arguments: the script, and modules to load before it. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** The channel tells it when this process is gone. */
  hasChannel?: boolean
}

/**
 * Starts a separate server on a free port with this process's Node, and waits until it is ready. If it does not
 * become ready, it is ended.
 */
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
