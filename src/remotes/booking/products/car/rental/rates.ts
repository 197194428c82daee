import type { CarRate, CoverLevel } from '../../../../../contract/types.ts'

/** Covers, from the highest excess to none. */
export const coverLevels: readonly CoverLevel[] = ['basic', 'cover', 'zero_excess']

/** Returns the covers of a car, from the highest excess to none, each with its rates, cheapest first. */
export function ratesByCover(rates: readonly CarRate[]): (readonly [CarRate, ...CarRate[]])[] {
  return coverLevels.flatMap((level) => {
    const [first, ...others] = rates.filter(({ cover }) => cover.level === level)
    return first ? [[first, ...others] as const] : []
  })
}

interface WantedRate {
  rateKey?: string | null
  cover?: CoverLevel | null
  payment?: CarRate['payment'] | null
}

/** Returns the rate that an address means: by its key, else by cover and payment, else the first, the cheapest. */
export function chosenRate(rates: readonly CarRate[], wanted: WantedRate): CarRate | undefined {
  const { rateKey, cover = null, payment = null } = wanted
  const likes = (rate: CarRate) =>
    (cover === null || rate.cover.level === cover) && (payment === null || rate.payment === payment)
  return (
    rates.find((rate) => rate.rateKey === rateKey) ??
    rates.find(likes) ??
    rates.find((rate) => rate.cover.level === cover) ??
    rates[0]
  )
}
