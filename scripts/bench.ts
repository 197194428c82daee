import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGeo } from '../src/server/geo/load-geo.ts'
import { benchSuggest } from '../src/server/suggest/bench-suggest.ts'
import { firstLoad } from './bench/first-load.ts'
import { measureLiveTheme } from './bench/live-theme.ts'
import { generator, load } from './bench/load.ts'
import { measurePaint } from './bench/paint.ts'
import { cpuOf, memoryOf, type ServerProcess, startServer, stopServers } from './bench/server-process.ts'
import { benchTheme } from './bench/theme.ts'

/**
 * `npm run bench`: speed and size of the built project, each beside its floor, as JSON on standard output. Figures of
 * one run compare with each other; the machine's own speed divides out in the ratios.
 */
const host = 'aurora.localhost'
const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
const env = { LIVERY_DATA_DIR: join(folder, 'data'), LIVERY_LOG_LEVEL: 'warn' }
/** As a user starts it: set-up, the look for changed sources, then the server. */
const livery = () => startServer('scripts/start.mjs', '/readyz', 4381, env)

try {
  const hello = await startServer('scripts/bench/hello.ts', '/', 4380, {})
  const first = await livery()
  await first.stop()
  const server = await livery()
  const memoryReady = memoryOf(server.pid)

  await load(server.port, '/', host, 2)
  const rounds: Record<'hello' | 'cached', Awaited<ReturnType<typeof loadOf>>>[] = []
  for (let round = 0; round < 3; round++) {
    rounds.push({
      hello: await loadOf(hello, 'localhost'),
      cached: await loadOf(server, host),
    })
  }
  const render = await measureRenders(server.port, server.pid)
  const download = await firstLoad(server.port, '/', host)
  const paint = await measurePaint(`http://${host}:${server.port}/`)
  const liveTheme = await measureLiveTheme(`http://${host}:${server.port}/`)
  const memoryLoaded = memoryOf(server.pid)

  const ratioOf = (figure: 'requestsPerSecond' | 'requestsPerCpuSecond') =>
    median(rounds.map((round) => round.cached[figure] / round.hello[figure]))
  print({
    machine: { cores: cpus().length, node: process.version, generator },
    cachedHome: {
      requestsPerSecond: median(rounds.map((round) => round.cached.requestsPerSecond)),
      helloRequestsPerSecond: median(rounds.map((round) => round.hello.requestsPerSecond)),
      /** What one core answers: the load generator shares this machine and may be what is slow. */
      ratio: ratioOf('requestsPerCpuSecond'),
      ratioOfThroughput: ratioOf('requestsPerSecond'),
      aim: 0.6,
      errors: rounds.reduce((total, round) => total + round.cached.errors, 0),
    },
    uncachedHome: {
      ...render,
      aim: { cpuMillisecondsPerRender: 10 },
      neighbour: { nextStarterRequestsPerSecond: 212 },
    },
    firstLoad: {
      ...download,
      scriptKilobytes: download.scriptBytes / 1000,
      aim: { scriptKilobytes: 140 },
      floor: { emptyReactPageKilobytes: 68 },
    },
    start: {
      firstMilliseconds: first.readyAfter,
      againMilliseconds: server.readyAfter,
      aim: { againMilliseconds: 3000 },
    },
    mobilePaint: {
      ...paint,
      neighbour: { staticThemedHtmlMilliseconds: 630, nextStarterMilliseconds: 2219 },
    },
    liveTheme: { ...liveTheme, aim: { framesPerSecond: 50, reactCommits: 0 } },
    suggestMilliseconds: { ...benchSuggest(await loadGeo()), aim: { median: 10 } },
    theme: await benchTheme(),
    memory: { readyMegabytes: memoryReady, afterLoadMegabytes: memoryLoaded },
  })
} finally {
  await stopServers()
  rmSync(folder, { recursive: true, force: true })
}

/** Loads a server's home, and what a second of its processor time answered. */
async function loadOf(target: ServerProcess, name: string) {
  const seconds = 4
  const before = cpuOf(target.pid)
  const result = await load(target.port, '/', name, seconds)
  const cpuSeconds = (cpuOf(target.pid) - before) / 1000
  return { ...result, requestsPerCpuSecond: (result.requestsPerSecond * seconds) / cpuSeconds }
}

/** Renders the home for many places, so that no two requests are answered from the cache. */
async function measureRenders(port: number, pid: number) {
  const renders = 200
  const ask = async (i: number) => {
    const path = `/?lat=${(10 + i * 0.1).toFixed(3)}&long=${(20 + i * 0.1).toFixed(3)}`
    await firstByte(port, path)
  }
  for (let i = 0; i < 50; i++) await ask(1000 + i)
  const cpuBefore = cpuOf(pid)
  const started = performance.now()
  for (let i = 0; i < renders; i++) await ask(i)
  const elapsed = performance.now() - started
  return {
    cpuMillisecondsPerRender: (cpuOf(pid) - cpuBefore) / renders,
    requestsPerSecondOneAtATime: (renders / elapsed) * 1000,
  }
}

async function firstByte(port: number, path: string): Promise<void> {
  const { get } = await import('node:http')
  await new Promise<void>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { host, 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => resolve())
    }).on('error', reject)
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(report: unknown): void {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  console.log(JSON.stringify(report, rounded, 2))
}
