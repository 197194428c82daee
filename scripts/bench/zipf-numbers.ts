import { seededRandom } from '../verify/attack/seeded-random.ts'

/**
 * Returns a function that draws one of `count` agencies by its number, from 1: the n-th is 1/n as popular as the
 * first (Zipf). Equal seeds draw equally.
 */
export function zipfNumbers(count: number, seed: number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let n = 1; n <= count; n += 1) {
    sum += 1 / n
    sums[n - 1] = sum
  }
  const random = seededRandom(seed)
  const steps = 2 ** 30
  return () => {
    const drawn = (random.below(steps) / steps) * sum
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] ?? 0) > drawn) high = middle
      else low = middle + 1
    }
    return low + 1
  }
}
