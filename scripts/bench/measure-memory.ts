import { randomRequests } from '../verify/attack/random-requests.ts'
import { seededRandom } from '../verify/attack/seeded-random.ts'
import { type Target, targetAt } from '../verify/attack/target.ts'
import { uploads } from '../verify/attack/uploads.ts'
import { type GreedyKind, greedyKinds } from './greedy-calls.ts'
import { memoryOf } from './server-process.ts'

const ROUNDS = 6
const ODD_REQUESTS = 10_000
const GREEDY_CALLS = 6000
const CONNECTIONS = 64

/** The server's resident memory in MB after each kind of memory-intensive request. */
export interface MemoryAfter {
  /** After each 10,000 raw requests of any shape. */
  oddMegabytes: number[]
  /** After every upload that is small to send and expensive to read. */
  uploadsMegabytes: number
  /** After 6,000 uncached searches, deals and pages, over 64 connections. */
  greedyMegabytes: number
}

/** Sends the memory-intensive requests to the server at `port` and measures the process `pid` after each kind. */
export async function measureMemory(port: number, pid: number): Promise<MemoryAfter> {
  const target = targetAt(port, ['aurora', 'meridian', 'solstice', 'jolt'])
  const ends = { deadline: Number.POSITIVE_INFINITY }
  try {
    const oddMegabytes: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await randomRequests.run(target, { ...ends, random: seededRandom(round), most: ODD_REQUESTS })
      oddMegabytes.push(memoryOf(pid))
    }
    await uploads.run(target, { ...ends, random: seededRandom(0), most: Number.POSITIVE_INFINITY })
    const uploadsMegabytes = memoryOf(pid)
    await sendGreedyCalls(target)
    return { oddMegabytes, uploadsMegabytes, greedyMegabytes: memoryOf(pid) }
  } finally {
    target.close()
  }
}

/** Sends the most expensive calls from many addresses, so that rate limits refuse few of them. */
async function sendGreedyCalls(target: Target): Promise<void> {
  const kinds = Object.keys(greedyKinds) as GreedyKind[]
  let turn = 0
  const send = async () => {
    while (turn < GREEDY_CALLS) {
      turn += 1
      const call = greedyKinds[kinds[turn % kinds.length] ?? 'home'](turn)
      await target.send({ ...call, from: `127.0.0.${2 + (turn % 200)}` })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, send))
}
