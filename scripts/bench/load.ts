import { spawnSync } from 'node:child_process'
import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  errors: number
}

/** The load generator of this machine. wrk loads the server harder than JavaScript can. */
export const generator = spawnSync('sh', ['-c', 'command -v wrk']).status === 0 ? 'wrk' : 'autocannon'

/** Requests one address without pause over 32 connections, accepting brotli as a browser does. */
export async function load(port: number, path: string, host: string, seconds = 4): Promise<Load> {
  const url = `http://127.0.0.1:${port}${path}`
  if (generator === 'wrk') return loadWithWrk(url, host, seconds)
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { host, 'accept-encoding': 'br' },
  })
  return { requestsPerSecond: result.requests.average, errors: result.non2xx + result.errors }
}

function loadWithWrk(url: string, host: string, seconds: number): Load {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', `Host: ${host}`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}
