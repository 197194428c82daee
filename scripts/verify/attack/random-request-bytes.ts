import { operations } from '../../../src/contract/operations.gen.ts'
import { operationCases } from '../../../src/server/http/api/testing-operations.ts'
import { catalogue } from '../../../src/tenant/catalogue.ts'
import {
  cookieNames,
  headerNames,
  methods,
  oddTexts,
  otherPaths,
  parameters,
  plainValues,
  wrongNames,
} from './odd-values.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface RandomRequest {
  bytes: Buffer
  /** A server may wait for the rest of it; every other request needs an answer. */
  isWhole: boolean
  /** First line and host, for the report. */
  title: string
}

interface Surroundings {
  hosts: readonly string[]
  cookies: readonly string[]
}

/** Makes a random request: valid, invalid, or valid with one fault. */
export function randomRequest(random: SeededRandom, { hosts, cookies }: Surroundings): RandomRequest {
  const id = random.pick(Object.keys(operations) as (keyof typeof operations)[])
  const host = random.onceIn(12) ? oddText(random) : random.pick(hosts)
  const { method, target } = randomTarget(random, id)
  const body =
    /^(GET|HEAD)$/.test(method) || random.onceIn(8) ? null : randomBody(random, operationCases[id].body)
  const lines = randomHeaders(random, { host, hosts, cookies, sends: body !== null })
  const framed = framedBody(random, body)
  const version = random.onceIn(50) ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']) : 'HTTP/1.1'
  const head = `${[`${method} ${target} ${version}`, ...lines, ...framed.lines].join('\r\n')}\r\n\r\n`
  return {
    bytes: Buffer.concat([Buffer.from(head, random.onceIn(2) ? 'latin1' : 'utf8'), framed.bytes]),
    isWhole: framed.isWhole && !mayWait.test(lines.join('\n')) && method !== 'CONNECT',
    title: `${method} ${target} @ ${host}`.replace(/\s+/g, ' '),
  }
}

/** Headers that change where a message ends, or keep a server waiting for more. */
const mayWait = /^(content-length|transfer-encoding|expect|upgrade|connection)\s*:/im

function randomTarget(random: SeededRandom, id: keyof typeof operations) {
  const isCall = random.onceIn(2)
  const operation = operations[id]
  const method = isCall && !random.onceIn(6) ? operation.method.toUpperCase() : random.pick(methods)
  const other = random.pick(random.onceIn(2) ? otherPaths : catalogue)
  const known = isCall ? (operationCases[id].path ?? operation.path) : other
  return { method, target: withQuery(filled(known, random), random) }
}

function randomHeaders(
  random: SeededRandom,
  { host, hosts, cookies, sends }: Surroundings & { host: string; sends: boolean },
): string[] {
  const lines = random.onceIn(40) ? [] : [`Host: ${host}`]
  if (random.onceIn(60)) lines.push(`Host: ${random.pick(hosts)}`)
  if (sends && !random.onceIn(5))
    lines.push(`Origin: http://${host}`, 'X-Requested-With: livery', 'Content-Type: application/json')
  if (!random.onceIn(3)) lines.push(`Cookie: ${randomCookies(random, cookies)}`)
  for (let left = random.below(5); left > 0; left -= 1) lines.push(randomHeader(random))
  if (random.onceIn(300)) lines.push(...Array.from({ length: 3000 }, (_, index) => `X-${index}: ${index}`))
  return lines
}

/** The body with its length headers: one in twenty is chunked, one in twenty is five bytes short. */
function framedBody(random: SeededRandom, body: Buffer | null) {
  if (body === null) return { lines: [], bytes: Buffer.alloc(0), isWhole: true }
  const framing = random.below(20)
  if (framing === 0) {
    const chunk = [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]
    return { lines: ['Transfer-Encoding: chunked'], bytes: Buffer.concat(chunk), isWhole: false }
  }
  const length = framing === 1 ? body.length + 5 : body.length
  return { lines: [`Content-Length: ${length}`], bytes: body, isWhole: framing !== 1 }
}

function filled(path: string, random: SeededRandom): string {
  const own = path.replace(/\{\w+\}|:\w+\??/g, () =>
    encodeURIComponent(random.onceIn(2) ? oddText(random).slice(0, 400) : 'none'),
  )
  return random.onceIn(15) ? own + encodeURI(wellFormed(oddText(random))) : own
}

function withQuery(path: string, random: SeededRandom): string {
  const pairs = Array.from({ length: random.below(4) }, () => {
    const value = random.onceIn(2) ? random.pick(plainValues) : oddText(random)
    return `${random.pick(parameters)}=${random.onceIn(12) ? value : encodeURIComponent(wellFormed(value))}`
  })
  if (pairs.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

function randomHeader(random: SeededRandom): string {
  const line = `${random.pick(random.onceIn(80) ? wrongNames : headerNames)}: ${random.onceIn(10) ? oddText(random) : random.pick(plainValues)}`
  return random.onceIn(60) ? `${line}\r\n  folded` : line
}

function randomCookies(random: SeededRandom, sessions: readonly string[]): string {
  const own = random.onceIn(2) ? [random.pick(sessions)] : []
  const others = Array.from(
    { length: random.below(3) },
    () =>
      `${random.pick(cookieNames)}=${random.onceIn(6) ? oddText(random).slice(0, 300) : random.pick(plainValues)}`,
  )
  return [...own, ...others].join(random.onceIn(6) ? ';\u00a0' : '; ')
}

function oddText(random: SeededRandom): string {
  if (random.onceIn(6)) return random.bytes(1 + random.below(30)).toString('latin1')
  return random.pick(oddTexts)
}

function randomBody(random: SeededRandom, known: unknown): Buffer {
  const kind = random.below(12)
  if (kind === 0) return random.bytes(random.below(2000))
  if (kind === 1) return Buffer.from('['.repeat(1 + random.below(100_000)))
  if (kind === 2) return Buffer.from(`{"__proto__":{"x":1},"a":${'{"a":'.repeat(500)}1${'}'.repeat(501)}`)
  if (kind === 3) return Buffer.from(JSON.stringify(random.pick(['', null, 1, [], {}, 'x'])))
  return Buffer.from(JSON.stringify(changed(known ?? {}, random)))
}

/** The same value with a part replaced, removed or added. */
function changed(value: unknown, random: SeededRandom): unknown {
  if (random.onceIn(8)) return oddValue(random)
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, random))
    return random.onceIn(8) ? Array.from({ length: 1 + random.below(2000) }, () => items[0] ?? 1) : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(() => !random.onceIn(12))
  if (random.onceIn(6)) entries.push([random.pick(parameters), oddValue(random)])
  return Object.fromEntries(entries.map(([name, one]) => [name, changed(one, random)]))
}

function oddValue(random: SeededRandom): unknown {
  return random.pick<unknown>([
    null,
    '',
    0,
    -1,
    1e308,
    2 ** 53,
    0.1,
    true,
    [],
    {},
    [[]],
    'x'.repeat(5000),
    '2026-02-30',
    '\ud800',
    oddText(random),
  ])
}

function wellFormed(text: string): string {
  return text.toWellFormed()
}
