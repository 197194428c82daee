import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '../../build/root.ts'

/** The moment at which all pictures are taken. */
export const shotsNow = '2026-03-10T12:00:00Z'

export interface ShotsServer {
  /** The address of a path on an agency's host. */
  at: (slug: string, path: string) => string
  stop: () => Promise<void>
}

/** Starts a server of its own on a free port, on data that goes with it, whose clock stands still. */
export async function startShotsServer(tenantsDir: string): Promise<ShotsServer> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'frozen-clock.mjs'), join(import.meta.dirname, 'serve-shots.ts')],
    {
      cwd: root,
      env: {
        ...withoutLivery(process.env),
        ...{ LIVERY_MODE: 'demo', LIVERY_LOG_LEVEL: 'error' },
        ...{ LIVERY_TENANTS_DIR: tenantsDir, LIVERY_SHOTS_NOW: shotsNow, PORT: String(port) },
        // The bar is of the demo, not of the agency's site.
        LIVERY_BAR: 'off',
      },
      // It ends when the channel closes.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4000)
    })
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
  const deadline = performance.now() + 90_000
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`The server did not start:\n${printed}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { at: (slug, path) => `http://${slug}.localhost:${port}${path}`, stop }
}

/** What this shell sets for a server of its own (a database, an API) is not this one's. */
function withoutLivery(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = ([name]: [string, unknown]) => !/^(?:LIVERY_|DATABASE_URL$|SMTP_URL$|NODE_ENV$)/.test(name)
  return Object.fromEntries(Object.entries(env).filter(ours))
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}
