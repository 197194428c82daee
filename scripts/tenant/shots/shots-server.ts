import { join } from 'node:path'
import { startedServer } from '../../processes/started-server.ts'

/** The moment of all pictures. */
export const shotsNow = '2026-03-10T12:00:00Z'

export interface ShotsServer {
  /** The address of a path on an agency's host. */
  at: (slug: string, path: string) => string
  stop: () => Promise<void>
}

/** Starts a separate server on a free port, with temporary data and a fixed clock. */
export async function startShotsServer(tenantsDir: string): Promise<ShotsServer> {
  const { port, stop } = await startedServer({
    args: [
      '--import',
      join(import.meta.dirname, 'frozen-clock.mjs'),
      join(import.meta.dirname, 'serve-shots.ts'),
    ],
    env: {
      ...withoutLivery(process.env),
      LIVERY_MODE: 'demo',
      LIVERY_LOG_LEVEL: 'error',
      LIVERY_TENANTS_DIR: tenantsDir,
      LIVERY_SHOTS_NOW: shotsNow,
      // The bar belongs to the demo, not to the agency's site.
      LIVERY_BAR: 'off',
    },
    // It ends when the channel closes.
    hasChannel: true,
  })
  return { at: (slug, path) => `http://${slug}.localhost:${port}${path}`, stop }
}

/** Removes this shell's settings for its own server (a database, an API). */
function withoutLivery(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = ([name]: [string, unknown]) => !/^(?:LIVERY_|DATABASE_URL$|SMTP_URL$|NODE_ENV$)/.test(name)
  return Object.fromEntries(Object.entries(env).filter(ours))
}
