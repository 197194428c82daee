import type { Finding } from '../../../../contract/types.ts'

/** Characters of all fixes together, which limits the answer when hundreds of findings have long texts. */
const MOST_FIX_CHARACTERS = 1_000_000

/** Returns the findings in order, without the fixes that exceed the limit of an answer. */
export function boundedFixes(findings: readonly Finding[]): Finding[] {
  let left = MOST_FIX_CHARACTERS
  return findings.map((finding) => {
    const { fix, ...rest } = finding
    if (fix === undefined) return finding
    const size = charactersOf(fix.changes)
    if (size > left) return rest
    left -= size
    return finding
  })
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, one) => sum + charactersOf(one), 0)
}
