import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface SecondServer {
  port: number
  child: ChildProcess
  /** What it has printed so far, both streams. */
  output: () => string
  dataDir: string
  stop: () => Promise<void>
}

/** Starts a server of a story's own, with its own data folder unless `LIVERY_DATA_DIR` names one, and waits for it. */
export async function startSecondServer(env: Record<string, string>): Promise<SecondServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-'))
  const dataDir = env.LIVERY_DATA_DIR ?? join(folder, 'data')
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/node.ts'], {
    cwd: root,
    env: { ...process.env, LIVERY_LOG_LEVEL: 'warn', LIVERY_DATA_DIR: dataDir, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const server: SecondServer = {
    port,
    child,
    dataDir,
    output: () => printed,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const deadline = Date.now() + 60_000
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the server did not start:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return server
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}

/** Gives a port that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}
