import { connect, type Socket } from 'node:net'
import { newJourney } from '../../../src/server/http/api/booking/testing-http-journey.ts'
import { findHotels, findRates, stayAhead } from '../../../src/server/http/api/booking/testing-http-search.ts'
import { takeStep } from '../../../src/server/http/api/booking/testing-journey-steps.ts'
import { type AttackKind, exampleList } from './attack-kind.ts'
import type { Target } from './target.ts'

/** Browsers open connections in advance and keep used ones. */
const EACH = 8
const HELD_MS = 120_000

interface HeldConnection {
  kind: 'silent' | 'used'
  socket: Socket
  /** Bytes that arrived without a request. */
  unasked: () => string
}

/** Holds connections for two minutes, which must get no unrequested byte; then an owner saves and a traveller pays. */
export const idleConnections: AttackKind = {
  about: 'connections held for two minutes, then an owner saves and a traveller pays',
  async run(target, { deadline }) {
    const [slug = ''] = target.slugs
    const { examples, add } = exampleList()
    const cookie = await target.signIn(slug, 'owner')
    const held = await Promise.all([
      ...Array.from({ length: EACH }, () => silentConnection(target)),
      ...Array.from({ length: EACH }, () => usedConnection(target, slug)),
    ])
    const milliseconds = Math.max(0, Math.min(HELD_MS, deadline - performance.now() - 15_000))
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    const spokenTo = held.filter(({ unasked }) => unasked() !== '')
    for (const { kind, unasked } of spokenTo) add(`a ${kind} connection got ${unasked().slice(0, 60)}`)
    const saved = await save(target, slug, cookie)
    if (saved !== 200) add(`saving the owner's draft answered ${saved}`)
    const paid = await pay(target)
    if (paid !== 'over') add(`the booking ended at ${paid}`)
    for (const { socket } of held) socket.destroy()
    return {
      counts: { held: held.length, seconds: Math.round(milliseconds / 1000) },
      faults: {
        unasked: spokenTo.length,
        notSaved: saved === 200 ? 0 : 1,
        notPaid: paid === 'over' ? 0 : 1,
      },
      examples,
    }
  },
}

async function silentConnection(target: Target): Promise<HeldConnection> {
  const socket = connect(target.port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.on('error', () => socket.destroy())
  return { kind: 'silent', socket, unasked: () => received }
}

/** A connection that has received one answer. */
async function usedConnection(target: Target, slug: string): Promise<HeldConnection> {
  const { socket } = await silentConnection(target)
  let received = ''
  let isAnswered = false
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      if (isAnswered) received += chunk.toString('latin1')
      else resolve()
    })
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${target.hostOf(slug)}\r\n\r\n`)
  })
  // The whole answer is a few bytes; later bytes are unrequested.
  await new Promise((resolve) => setTimeout(resolve, 200))
  isAnswered = true
  return { kind: 'used', socket, unasked: () => received }
}

async function save(target: Target, slug: string, cookie: string): Promise<number> {
  const headers = [['Cookie', cookie]] as const
  const path = '/api/branding/draft'
  const { text } = await target.send({ slug, path, headers })
  const { revision } = JSON.parse(text).data
  const { status } = await target.send({
    slug,
    path,
    method: 'PATCH',
    headers: [...headers, ['If-Match', `"${revision}"`]],
    body: { changes: [{ pointer: '/agency/city', after: 'Bergen' }] },
  })
  return status
}

/** Books a hotel from quote to confirmation; returns the step that failed, or 'over' for a booking. */
async function pay({ port }: Target): Promise<string> {
  const wanted = stayAhead()
  const traveller = newJourney('', undefined, false)
  for (const hotelId of (await findHotels(port, traveller, wanted)).slice(0, 5)) {
    const rate = (await findRates(port, traveller, hotelId, wanted)).at(-1)
    if (rate === undefined) continue
    const journey = newJourney(rate.rateKey, undefined, false)
    for (let steps = 0; steps < 10 && journey.step !== 'over' && journey.odd.length === 0; steps += 1)
      await takeStep(port, journey)
    const [odd] = [...journey.odd, ...journey.refusals]
    return odd ?? journey.step
  }
  return 'no rate'
}
