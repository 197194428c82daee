import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenAt } from '../../src/server/hosts/node/listen-at.ts'
import { parseConfig } from '../../src/server/kernel/config/config.ts'
import { ConfigError } from '../../src/server/kernel/config/config-error.ts'
import { writeReference } from '../build/reference/write-reference.ts'
import { root } from '../build/root.ts'
import { contractFault } from './contract-fault.ts'
import type { DevNews } from './dev-news.ts'
import { createFront } from './front.ts'
import { createPageHost } from './page-host.ts'
import { createServerPlace } from './server-place.ts'
import { runServers } from './server-runner.ts'
import { watchFolder } from './watch-folder.ts'

// The program of `npm run dev` after installation. It holds the port, restarts the server when its code changes, and
// generates code from the contract, also while the server does not run.

const [tenant] = process.argv.slice(2)
const config = configOrEnd()
const place = createServerPlace()
const http = createServer()
await listenAt(http, config).catch(end)
const { port } = http.address() as AddressInfo
const pages = await createPageHost(http, config.tenantsDir)
http.on('request', pages.before(createFront(place, config)))

/** The server accepts requests only from the front, and trusts its forwarding headers. */
const behindFront = {
  PORT: '0',
  LIVERY_ADDRESS: '127.0.0.1',
  LIVERY_TRUSTED_PROXIES: ['127.0.0.1', ...config.trustedProxies].join(','),
}
let isOpened = false
const hear: { [Kind in DevNews['livery']]?: (news: Extract<DevNews, { livery: Kind }>) => void } = {
  serves(news) {
    place.serves(news.port, news.revision)
    pages.serverServes()
    if (tenant && !isOpened) void openBrowser(`http://${tenant}.localhost:${port}`)
    isOpened = true
  },
  renders: ({ revision }) => place.renders(revision),
  ends() {
    place.gone()
    pages.serverEnds()
  },
  failed({ fault }) {
    place.failed(fault)
    pages.serverEnds()
    pages.showFault(fault)
  },
  refused: () => process.exit(1),
  fault: ({ fault }) => pages.showFault(fault),
  tell: ({ event }) => pages.tell(event),
}
const stopsWithParent = pathToFileURL(join(root, 'scripts/stop-with-parent.mjs')).href
const servers = runServers({
  root,
  say: (line) => console.log(line),
  hear: (news) => hear[news.livery]?.(news as never),
  start: () =>
    spawn(
      process.execPath,
      [
        '--import',
        stopsWithParent,
        'scripts/dev/serve.ts',
        '--shown-port',
        String(port),
        '--shown-address',
        config.address ?? '',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...behindFront },
      },
    ),
})
for (const folder of ['src', 'packages', 'scripts']) {
  watchFolder(
    join(root, folder),
    async (paths) => {
      if (folder === 'src') pages.saved(paths)
      servers.saved(paths.map((path) => join(root, folder, path)))
    },
    (error) => console.error(error),
  )
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void servers.end(signal).then((code) => process.exit(code)))
}

/** Generates code, and shows errors of the contract in the terminal and over the pages until they are fixed. */
async function followContract(): Promise<boolean> {
  const fault = await contractFault(root)
  pages.showContractFault(fault)
  if (fault === null) {
    writeReference()
    return true
  }
  console.error(
    `${fault.message}\nopenapi: nothing was generated; the previous code is used until this is fixed`,
  )
  return false
}

watchFolder(
  join(root, 'openapi'),
  async () => {
    // Generated code is changed code: page and server reload it.
    if (await followContract()) console.log('openapi: generated')
  },
  (error) => console.error(error),
)
// Also covers files that broke or changed while nothing was watching.
await followContract()

function configOrEnd() {
  try {
    return parseConfig(process.env)
  } catch (error) {
    return end(error)
  }
}

/** Problems of the environment or the machine are printed as one sentence. */
function end(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Prints the tenant's address, and opens it once; after a restart the page is still open. */
async function openBrowser(address: string): Promise<void> {
  console.log(`${tenant} is at ${address}\n`)
  if (!process.stdout.isTTY || process.env.CI) return
  const { default: open } = await import('open')
  // On a machine without a browser, the printed address has to do.
  await open(address).catch(() => undefined)
}
