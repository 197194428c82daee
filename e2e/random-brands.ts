import type { BrandInput } from '../src/theme/theme-input.ts'

/** Random brands, the same in every run, from one seed (mulberry32). */
export function randomBrands(count: number, seed: number): BrandInput[] {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  return Array.from({ length: count }, () => ({
    primaryColor: color(),
    secondaryColor: color(),
    neutralTint: color(),
  }))
}
