import { randomRequests } from '../verify/attack/random-requests.ts'
import { seededRandom } from '../verify/attack/seeded-random.ts'
import { targetAt } from '../verify/attack/target.ts'
import { memoryOf } from './server-process.ts'

const ROUNDS = 6
const REQUESTS = 10_000

/** Sends 60,000 raw requests of any shape and gives the server's resident memory in MB after each 10,000. */
export async function memoryAfterOdd(port: number, pid: number): Promise<number[]> {
  const target = targetAt(port, ['aurora', 'meridian', 'solstice', 'jolt'])
  const megabytes: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const random = seededRandom(round)
      await randomRequests.run(target, { random, most: REQUESTS, deadline: Number.POSITIVE_INFINITY })
      megabytes.push(memoryOf(pid))
    }
  } finally {
    target.close()
  }
  return megabytes
}
