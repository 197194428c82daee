import { get } from 'node:http'
import { host } from './livery-server.ts'
import { load } from './load.ts'
import { cpuOf, type ServerProcess, startServer } from './server-process.ts'

/** How fast a server answers the same page repeatedly, compared with a server that only says hello. */
export async function benchCached(server: ServerProcess) {
  const hello = await startServer('scripts/bench/hello.ts', '/', 4380, {})
  const rounds: Record<'hello' | 'cached', Awaited<ReturnType<typeof loadOf>>>[] = []
  for (let round = 0; round < 3; round++) {
    rounds.push({
      hello: await loadOf(hello, 'localhost'),
      cached: await loadOf(server, host),
    })
  }
  await hello.stop()
  const ratioOf = (figure: 'requestsPerSecond' | 'requestsPerCpuSecond') =>
    median(rounds.map((round) => round.cached[figure] / round.hello[figure]))
  return {
    requestsPerSecond: median(rounds.map((round) => round.cached.requestsPerSecond)),
    helloRequestsPerSecond: median(rounds.map((round) => round.hello.requestsPerSecond)),
    /** Answers of one core. The load generator shares this machine and may be the bottleneck. */
    ratio: ratioOf('requestsPerCpuSecond'),
    ratioOfThroughput: ratioOf('requestsPerSecond'),
    aim: 0.6,
    errors: rounds.reduce((total, round) => total + round.cached.errors, 0),
  }
}

/** Loads a server's home page; returns how many answers one second of its processor time gave. */
async function loadOf(target: ServerProcess, name: string) {
  const seconds = 4
  const before = cpuOf(target.pid)
  const result = await load(target.port, '/', name, seconds)
  const cpuSeconds = (cpuOf(target.pid) - before) / 1000
  return { ...result, requestsPerCpuSecond: (result.requestsPerSecond * seconds) / cpuSeconds }
}

/** Renders the home page for many places, so that no answer comes from the cache. */
export async function benchUncached({ port, pid }: ServerProcess) {
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
    aim: { cpuMillisecondsPerRender: 10 },
    neighbour: { nextStarterRequestsPerSecond: 212 },
  }
}

async function firstByte(port: number, path: string): Promise<void> {
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
