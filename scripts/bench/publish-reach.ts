import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { startTestPostgres } from '../../src/server/adapters/store/testing-postgres.ts'
import { demoEmail, demoPassword } from '../../src/server/domain/demo/demo-account.ts'
import { root } from '../build/root.ts'
import { browserArgs, browserPath } from './browser.ts'
import { startServer } from './server-process.ts'

const slug = 'meridian'
const host = `${slug}.localhost`
/** Enough that the 99th percentile is not the maximum. */
const PUBLICATIONS = 120
/** Milliseconds after which the publication counts as lost. */
const LONGEST = 20_000

export interface PublishReachFigures {
  publications: number
  /** Milliseconds from the answer to a publication until the other server answers with the new version. */
  otherServer: Spread
  /**
   * Milliseconds from the same moment until a tab open at the other server has the new colour; null without a
   * browser.
   */
  openTab: Spread | null
}

interface Spread {
  median: number
  p99: number
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/**
 * Publishes on one of two servers that share a PostgreSQL; measures when the other server serves it and when its open
 * tab shows it.
 */
export async function measurePublishReach(): Promise<PublishReachFigures> {
  const postgres = await startTestPostgres()
  // One agency: importing the others would only take time.
  const tenants = mkdtempSync(join(tmpdir(), 'livery-reach-'))
  cpSync(join(root, 'tenants', slug), join(tenants, slug), { recursive: true })
  try {
    await postgres.run('create database livery')
    const env = {
      DATABASE_URL: postgres.url('livery'),
      LIVERY_TENANTS_DIR: tenants,
      LIVERY_LOG_LEVEL: 'warn',
    }
    const one = await startServer('src/server/hosts/node.ts', '/readyz', 4391, env)
    const two = await startServer('src/server/hosts/node.ts', '/readyz', 4392, env)
    try {
      return await measure(one.port, two.port)
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
  } finally {
    rmSync(tenants, { recursive: true, force: true })
    await postgres.stop()
  }
}

async function measure(here: number, there: number): Promise<PublishReachFigures> {
  const publish = await publisher(here)
  const executablePath = browserPath()
  const browser = executablePath ? await chromium.launch({ executablePath, args: browserArgs }) : null
  const tab = await browser?.newPage()
  await tab?.goto(`http://${host}:${there}/`)
  await tab?.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
  const servers: number[] = []
  const tabs: number[] = []
  try {
    for (let i = 0; i < PUBLICATIONS; i += 1) {
      const before = await tab?.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--primary-color'),
      )
      const version = await publish(colorAt(i))
      const acknowledged = performance.now()
      const served = async () => {
        while (Number((await call(there, 'GET', '/')).headers['x-livery-version']) !== version) {
          if (performance.now() - acknowledged > LONGEST)
            throw new Error(`version ${version} did not reach the other server`)
          await pause(2)
        }
        servers.push(performance.now() - acknowledged)
      }
      const tabUpdated = async () => {
        await tab?.waitForFunction(
          (color) => getComputedStyle(document.documentElement).getPropertyValue('--primary-color') !== color,
          before,
        )
        if (tab) tabs.push(performance.now() - acknowledged)
      }
      await Promise.all([served(), tabUpdated()])
    }
  } finally {
    await browser?.close()
  }
  return { publications: PUBLICATIONS, otherServer: spread(servers), openTab: tab ? spread(tabs) : null }
}

/** Signs the owner in. Returns a function that publishes a colour and returns the new version. */
async function publisher(port: number): Promise<(color: string) => Promise<number>> {
  const login = await call(port, 'POST', '/api/user/login', {
    body: { email: demoEmail('owner', slug), password: demoPassword },
  })
  const cookie = [login.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (color) => {
    const { revision } = dataOf(await call(port, 'GET', '/api/branding/draft', { cookie }))
    const changed = await call(port, 'PATCH', '/api/branding/draft', {
      cookie,
      revision: Number(revision),
      body: { changes: [{ pointer: '/agency/primaryColor', after: color }] },
    })
    const published = await call(port, 'POST', '/api/branding/publish', {
      cookie,
      body: { revision: dataOf(changed).revision, note: 'Measured' },
    })
    if (published.status !== 200)
      throw new Error(`publishing answered ${published.status}: ${published.text}`)
    const { version } = dataOf(published).publication as { version: number }
    return version
  }
}

function dataOf({ text }: Answer): Record<string, unknown> {
  return (JSON.parse(text) as { data: Record<string, unknown> }).data
}

interface Call {
  cookie?: string
  revision?: number
  body?: unknown
}

/** Retries if no connection was made, or if it broke before the call could change anything. */
async function call(port: number, method: string, path: string, more: Call = {}): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(port, method, path, more)
    } catch (error) {
      const isUnheard = method === 'GET' || (error as NodeJS.ErrnoException).syscall === 'connect'
      if (!isUnheard || attempt === 5) throw error
      await pause(20)
    }
  }
}

function ask(port: number, method: string, path: string, { cookie, revision, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      ...(cookie !== undefined && { cookie }),
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(method !== 'GET' && {
        'content-type': 'application/json',
        'x-requested-with': 'livery',
        origin: `http://${host}:${port}`,
      }),
    }
    // Each on its own connection: the server may just be closing a kept-alive one.
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    outgoing.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** All different, and different from the agency's own. */
function colorAt(i: number): string {
  return `#${[0x20 + i, 0x40, 0x60].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p99: at(0.99) }
}
