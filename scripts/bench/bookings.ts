import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '../../src/server/adapters/store/testing-postgres.ts'
import { newJourney } from '../../src/server/http/api/booking/testing-http-journey.ts'
import { findHotels, findRates, stayAhead } from '../../src/server/http/api/booking/testing-http-search.ts'
import { takeStep } from '../../src/server/http/api/booking/testing-journey-steps.ts'
import { startServer } from './server-process.ts'

/** Number of concurrent callers for the last room, and of rounds. */
const TAKERS = 200
const ROUNDS = 50

export interface BookingsFigures {
  takers: number
  rounds: number
  /** Rounds in which exactly one caller booked and paid for the room, and all others received the answer that it is gone. */
  oneWinner: number
  /** Answers with status 500 or above, over all rounds. */
  serverErrors: number
  /** Answers of any other kind. */
  odd: string[]
  /** Milliseconds from the first call of a round to its last answer. */
  round: { median: number; longest: number }
}

/**
 * Lets many callers book the last room at once, over HTTP: on one server with its own database, and on two servers
 * that share a PostgreSQL.
 */
export async function measureBookings(): Promise<Record<'folder' | 'twoServersOnPostgres', BookingsFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bookings-'))
  try {
    return { folder: await inFolder(folder), twoServersOnPostgres: await inPostgres() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const quiet = { LIVERY_LOG_LEVEL: 'error' }

async function inFolder(folder: string): Promise<BookingsFigures> {
  const server = await startServer('src/server/hosts/node.ts', '/readyz', 4393, {
    ...quiet,
    LIVERY_DATA_DIR: folder,
  })
  try {
    return await measure([server.port])
  } finally {
    await server.stop()
  }
}

async function inPostgres(): Promise<BookingsFigures> {
  const postgres = await startTestPostgres()
  try {
    await postgres.run('create database livery')
    const env = { ...quiet, DATABASE_URL: postgres.url('livery') }
    const one = await startServer('src/server/hosts/node.ts', '/readyz', 4395, env)
    const two = await startServer('src/server/hosts/node.ts', '/readyz', 4396, env)
    try {
      return await measure([one.port, two.port])
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
  } finally {
    await postgres.stop()
  }
}

async function measure(ports: readonly number[]): Promise<BookingsFigures> {
  const figures = { oneWinner: 0, serverErrors: 0, odd: new Set<string>() }
  const times: number[] = []
  const rooms = lastRooms(ports[0] ?? 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { value: rateKey } = await rooms.next()
    if (rateKey === undefined) throw new Error(`there were last rooms for ${round} rounds only`)
    const { took, confirmed, refused, answers } = await playRound(ports, rateKey)
    times.push(took)
    if (confirmed === 1 && refused === TAKERS - 1) figures.oneWinner += 1
    for (const answer of answers) {
      if (/: 5\d\d /.test(answer)) figures.serverErrors += 1
      if (!answer.endsWith('409 sold_out')) figures.odd.add(answer)
    }
  }
  const sorted = times.toSorted((one, other) => one - other)
  return {
    takers: TAKERS,
    rounds: ROUNDS,
    ...figures,
    odd: [...figures.odd],
    round: { median: sorted[Math.floor(ROUNDS / 2)] ?? Number.NaN, longest: sorted.at(-1) ?? Number.NaN },
  }
}

/** All callers have the price and request the room at once; the one that gets it pays. */
async function playRound(ports: readonly number[], rateKey: string) {
  const travellers = Array.from({ length: TAKERS }, (_, index) => ({
    port: ports[index % ports.length] ?? 0,
    journey: newJourney(rateKey, undefined, false),
  }))
  for (let from = 0; from < TAKERS; from += 20)
    await Promise.all(travellers.slice(from, from + 20).map(({ port, journey }) => takeStep(port, journey)))
  const started = performance.now()
  await Promise.all(travellers.map(({ port, journey }) => takeStep(port, journey)))
  const took = performance.now() - started
  const winners = travellers.filter(({ journey }) => journey.step === 'pay')
  for (const { port, journey } of winners) while (journey.step !== 'over') await takeStep(port, journey)
  const confirmed = winners.filter(({ journey }) => journey.said.at(-1)?.state === 'confirmed').length
  const answers = travellers.flatMap(({ journey }) => [...journey.refusals, ...journey.odd])
  return { took, confirmed, refused: answers.filter((one) => one === 'hold: 409 sold_out').length, answers }
}

/** Returns rates with one room left, each of another hotel. */
async function* lastRooms(port: number): AsyncGenerator<string, undefined> {
  for (let days = 40; days < 300; days += 7) {
    const wanted = stayAhead(days)
    for (const hotelId of await findHotels(port, { visit: randomUUID(), cookie: '' }, wanted)) {
      // As a new visitor each time, so that no rate limit applies.
      const rates = await findRates(port, { visit: randomUUID(), cookie: '' }, hotelId, wanted)
      const last = rates.find(({ roomsLeft }) => roomsLeft === 1)
      if (last) yield last.rateKey
    }
  }
  return undefined
}
