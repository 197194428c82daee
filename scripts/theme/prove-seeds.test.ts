import { expect, it } from 'vitest'
import { proveSeeds, usefulWorkers } from './prove-seeds.ts'

const SEEDS_A_TASK = 8192

it('starts no more workers than there are tasks', () => {
  const workersFor = (to: number, stride = 1) =>
    usefulWorkers({ from: 0, to, stride, inputs: 'primary' }, 1_000_000)
  expect(workersFor(16)).toBe(1)
  expect(workersFor(SEEDS_A_TASK)).toBe(1)
  expect(workersFor(SEEDS_A_TASK + 1)).toBe(2)
  expect(workersFor(10 * SEEDS_A_TASK, 10)).toBe(1)
  expect(usefulWorkers({ from: 0, to: 0x1000000, stride: 1, inputs: 'all' }, 2)).toBe(2)
})

it('stops if a worker dies, instead of checking the remaining seeds', async () => {
  // No colour comes before black, so the first task fails.
  const range = { from: -1, to: 12 * SEEDS_A_TASK, stride: 1, inputs: 'primary' as const }
  let done = 0
  const proof = proveSeeds(range, 2, () => {
    done++
  })
  await expect(proof).rejects.toThrow('not #rrggbb')
  expect(done).toBeLessThan(12)
})
