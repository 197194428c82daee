import { Agent, request } from 'node:http'
import { hashPassword, verifyPassword } from '../../src/server/domain/accounts/password.ts'
import { demoEmail, demoPassword } from '../../src/server/domain/demo/demo-account.ts'
import { host } from './livery-server.ts'
import { cpuOf, type ServerProcess } from './server-process.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const LOGINS = 15
const BATCH = 100
const BATCHES = 12

/**
 * Compares a log-in with the bare password check, and a signed-in request with an anonymous one. Both pairs
 * alternate, so that the machine's load affects them equally.
 */
export async function benchAccount(server: ServerProcess) {
  const stored = await hashPassword(demoPassword)
  const hashes: number[] = []
  const logins: number[] = []
  let cookie = ''
  for (let round = 0; round < LOGINS; round++) {
    hashes.push(await milliseconds(() => verifyPassword(demoPassword, stored)))
    logins.push(
      await milliseconds(async () => {
        cookie = await signIn(server.port)
      }),
    )
  }
  const session = '/api/user/session'
  const anonymous: Batch[] = []
  const authorised: Batch[] = []
  const visitor = { cookie: 'livery_visit=bench-0001' }
  const person = { cookie: `${visitor.cookie}; ${cookie}` }
  await batch(server, session, person)
  for (let round = 0; round < BATCHES; round++) {
    anonymous.push(await batch(server, session, visitor))
    authorised.push(await batch(server, session, person))
  }
  const median = (batches: readonly Batch[], figure: keyof Batch) => middle(batches.map((one) => one[figure]))
  return {
    logInMilliseconds: middle(logins),
    hashMilliseconds: middle(hashes),
    /** Both are from one run: the machine's speed divides out. */
    ratio: middle(logins) / middle(hashes),
    authorisedAddsMilliseconds: median(authorised, 'wall') - median(anonymous, 'wall'),
    authorisedAddsCpuMilliseconds: median(authorised, 'cpu') - median(anonymous, 'cpu'),
    anonymousMilliseconds: median(anonymous, 'wall'),
    authorisedMilliseconds: median(authorised, 'wall'),
    aim: { ratio: 1.3, authorisedAddsMilliseconds: 0.5 },
  }
}

/** Milliseconds of one request: wall clock time of the caller, processor time of the server. */
interface Batch {
  wall: number
  cpu: number
}

async function batch(
  { port, pid }: ServerProcess,
  path: string,
  headers: Record<string, string>,
): Promise<Batch> {
  const before = cpuOf(pid)
  const times: number[] = []
  for (let i = 0; i < BATCH; i++) {
    times.push(
      await milliseconds(async () => {
        const { status } = await ask(port, path, { headers })
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }),
    )
  }
  return { wall: middle(times), cpu: (cpuOf(pid) - before) / BATCH }
}

async function signIn(port: number): Promise<string> {
  const { status, cookies } = await ask(port, '/api/user/login', {
    method: 'POST',
    headers: {
      origin: `http://${host}`,
      'content-type': 'application/json',
      'x-requested-with': 'livery',
    },
    body: JSON.stringify({ email: demoEmail('traveller', 'aurora'), password: demoPassword }),
  })
  if (status !== 200) throw new Error(`log-in answered ${status}`)
  return cookies.find((one) => one.includes('livery_session='))?.split(';')[0] ?? ''
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asked,
): Promise<{ status: number; cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, agent, host: '127.0.0.1', headers: { host, ...headers } })
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
