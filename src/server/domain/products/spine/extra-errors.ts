import type { FieldError } from '../../../../contract/types.ts'
import type { WantedExtra } from '../../suppliers/car-rental.ts'

/** Returns what is wrong with chosen extras: each must be offered, named once, and within its maximum. */
export function extraErrors(
  wanted: readonly WantedExtra[],
  offered: readonly { readonly code: string; readonly maximum: number }[],
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
    if (maximum === undefined) return [{ field: `${field}.code`, reason: `${code} is not offered here` }]
    return count > maximum ? [{ field: `${field}.count`, reason: `must be at most ${maximum}` }] : []
  })
}

/** Whether two selections of extras are the same, in any order. */
export function isSameSelection(one: readonly WantedExtra[], other: readonly WantedExtra[]): boolean {
  const written = (extras: readonly WantedExtra[]) =>
    extras
      .map(({ code, count }) => `${code} ${count}`)
      .toSorted()
      .join()
  return written(one) === written(other)
}
