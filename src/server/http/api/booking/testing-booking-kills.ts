import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type TicketRequest, ticketKey } from '../../../domain/products/testing-ticket-supplier.ts'
import type { BookedTruth, OpenWork } from './testing-booked-truth.ts'
import { checkBooked } from './testing-check-booked.ts'
import { type HttpJourney, newJourney } from './testing-http-journey.ts'
import { findHotels, findRates, stayAhead } from './testing-http-search.ts'
import { AnswerLost } from './testing-http-traveller.ts'
import { takeStep } from './testing-journey-steps.ts'
import { serveTickets, type TicketService } from './testing-ticket-service.ts'

/**
 * The most answers before the kill, and the most milliseconds after the last one; a booking is four of about thirty.
 */
const longest = { answers: 24, milliseconds: 60 }
/** Milliseconds without progress after which the remaining tasks count as stuck. */
const STUCK_MS = 60_000
/** People who book in parallel. */
const AT_ONCE = 4
/** The supplier's scenarios in turn; mostly none. */
const tickets: readonly TicketRequest[] = [
  ...([
    {},
    { isHalfLost: true },
    { answer: 'silent' },
    { isHalfLost: true },
    { answer: 'rejected' },
  ] as const),
  ...([{}, { answer: 'pending' }, { isRefundable: false }] as const),
].map((wish) => ({ deposit: 2000, ...wish }))
const scenarios = [
  undefined,
  undefined,
  'timeout_booked',
  undefined,
  'timeout_not_booked',
  undefined,
  'rejected',
  undefined,
  'pending',
  undefined,
  'slow',
]

/** Changes in nights by which booked rooms become more or less expensive, in turn. */
const changes = [0, 2, -1, 0, 1, -2, 1]

export interface BookingKillFigures {
  kills: number
  /** People who began to book. */
  journeys: number
  /** Answers that were lost with a server, and the number of them that were requested again with the same key. */
  lost: number
  askedAgain: number
  /** The final outcomes as stored. */
  states: Record<string, number>
  /** Amendments of booked rooms, by outcome. */
  changes: Record<string, number>
}

interface Server {
  process: ChildProcess
  port: number
}

/**
 * Kills one server after another at a random moment (SIGKILL) while people hold, pay, confirm, amend and cancel, and
 * repeat lost requests; the last server does the remaining tasks. Throws if a payment is doubled or for nothing, if
 * the supplier and the books differ, or if an answer proves false.
 */
export async function killWhileBooking(place: string, kills: number): Promise<BookingKillFigures> {
  const service = await serveTickets(stayAhead().stay.start)
  try {
    return await killServers(place, kills, service)
  } finally {
    await service.stop()
  }
}

async function killServers(
  place: string,
  kills: number,
  service: TicketService,
): Promise<BookingKillFigures> {
  const journeys: HttpJourney[] = []
  const figures = {
    kills,
    journeys: 0,
    lost: 0,
    askedAgain: 0,
    states: {} as Record<string, number>,
    changes: {} as Record<string, number>,
  }
  let waiting: HttpJourney[] = []
  let server = await startServer(place, service)
  const rates = await ratesOf(server.port, kills)
  const begin = () => {
    const count = journeys.length
    const scenario = scenarios[count % scenarios.length]
    const rateKeys = rates.get(scenario) ?? []
    const rateKey = rateKeys[Math.floor(count / scenarios.length) % rateKeys.length] ?? ''
    // Every fourth person books a room alone.
    const ticket = count % 4 === 3 ? {} : { ticket: ticketKey(tickets[count % tickets.length]) }
    const card = Math.random() < 0.2 ? 'asks' : 'good'
    const nights = changes[count % changes.length] ?? 0
    const wish = { ...ticket, card, nights, paysEntry: Math.random() < 0.3 } as const
    const journey = newJourney(rateKey, scenario, Math.random() < 0.4, wish)
    journeys.push(journey)
    return journey
  }
  for (let kill = 0; kill < kills; kill += 1) {
    let isAlive = true
    const lost: HttpJourney[] = []
    let answers = Math.floor(Math.random() * longest.answers)
    const heard = () => {
      answers -= 1
      if (answers > 0 || !isAlive) return
      isAlive = false
      setTimeout(() => server.process.kill('SIGKILL'), Math.random() * longest.milliseconds)
    }
    /** One person after another, until the server is killed. */
    const walk = async (): Promise<void> => {
      const journey = waiting.pop() ?? begin()
      try {
        await walkToTheEnd(server.port, journey, heard)
      } catch (error) {
        if (!(error instanceof AnswerLost)) throw error
        lost.push(journey)
        return
      }
      await walk()
    }
    const dies = once(server.process, 'exit')
    await Promise.all([dies, ...Array.from({ length: AT_ONCE }, walk)])
    // Some people never return.
    waiting = lost.filter(() => Math.random() < 0.6)
    figures.lost += lost.length
    figures.askedAgain += waiting.length
    server = await startServer(place, service)
  }
  for (const journey of waiting) await walkToTheEnd(server.port, journey)
  const truth = await settled(server)
  server.process.kill()
  checkBooked({ ...truth, kept: [...truth.kept, ...ticketsKept(truth, service)] }, journeys)
  figures.journeys = journeys.length
  for (const { state } of truth.items) figures.states[state] = (figures.states[state] ?? 0) + 1
  for (const { state } of truth.amendments) figures.changes[state] = (figures.changes[state] ?? 0) + 1
  return figures
}

/** The ticket supplier's state of booked items. */
function ticketsKept({ items }: BookedTruth, { stateOf }: TicketService): BookedTruth['kept'] {
  return items.flatMap(({ id: reference }) => {
    const state = stateOf(reference)
    return state === undefined
      ? []
      : [{ reference, state: state === 'booked' ? 'confirmed' : state, rateKey: null }]
  })
}

async function walkToTheEnd(port: number, journey: HttpJourney, heard = () => {}): Promise<void> {
  while (journey.step !== 'over') {
    await takeStep(port, journey)
    heard()
  }
}

/** Each person in another hotel, so that rooms rarely sell out. */
async function ratesOf(port: number, kills: number): Promise<Map<string | undefined, string[]>> {
  const rates = new Map<string | undefined, string[]>()
  const wanted = stayAhead()
  const hotels = await findHotels(port, { visit: 'looking', cookie: '' }, wanted)
  for (const scenario of new Set(scenarios)) {
    const share = scenarios.filter((one) => one === scenario).length / scenarios.length
    const most = Math.ceil(2 + kills * share)
    const found: string[] = []
    while (found.length < most) {
      const hotelId = hotels.pop()
      if (hotelId === undefined) break
      // As another person each time: no real person reads so many.
      const traveller = { visit: `looking at ${hotelId}`, cookie: '', scenario }
      const rate = (await findRates(port, traveller, hotelId, wanted)).at(-1)
      if (rate) found.push(rate.rateKey)
    }
    rates.set(scenario, found)
  }
  return rates
}

async function startServer(place: string, { port: tickets }: TicketService): Promise<Server> {
  const script = fileURLToPath(new URL('./testing-booking-server.ts', import.meta.url))
  const child = fork(script, [place, String(tickets)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const { port } = await answerOf<{ port: number }>(child)
  return { process: child, port }
}

/** What is stored once nothing is left to do. */
async function settled({ process: child }: Server): Promise<BookedTruth> {
  let deadline = Date.now() + STUCK_MS
  let [quiet, most] = [0, 0]
  while (quiet < 3) {
    child.send('hurry')
    const { open, done, tasks } = await answerOf<OpenWork>(child)
    if (done > most) deadline = Date.now() + STUCK_MS
    most = Math.max(most, done)
    quiet = open === 0 ? quiet + 1 : 0
    if (Date.now() > deadline)
      throw new Error(`nothing was done for a minute, and this is left: ${open} ${JSON.stringify(tasks)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.send('truth')
  return (await answerOf<{ truth: BookedTruth }>(child)).truth
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const listening = new AbortController()
  const { signal } = listening
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`the server ended: ${code ?? by}`)
  })
  ended.catch(() => undefined)
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer]
    return answer
  } finally {
    listening.abort()
  }
}
