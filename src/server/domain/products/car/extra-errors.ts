import type { FieldError } from '../../../../contract/types.ts'
import type { CarExtra, WantedExtra } from '../../suppliers/car-rental.ts'

/** Returns what is wrong with chosen extras: each must be of the car, named once, and within its maximum. */
export function extraErrors(
  wanted: readonly WantedExtra[],
  offered: readonly Pick<CarExtra, 'code' | 'maximum'>[],
  at: string,
): FieldError[] {
  const maxima = new Map(offered.map(({ code, maximum }) => [code, maximum]))
  const named = new Set<string>()
  return wanted.flatMap(({ code, count }, index): FieldError[] => {
    const field = `${at}[${index}]`
    const maximum = maxima.get(code)
    const isTwice = named.has(code)
    named.add(code)
    if (isTwice) return [{ field: `${field}.code`, reason: `${code} is named twice` }]
    if (maximum === undefined)
      return [{ field: `${field}.code`, reason: `${code} is not an extra of this car` }]
    return count > maximum ? [{ field: `${field}.count`, reason: `must be at most ${maximum}` }] : []
  })
}
