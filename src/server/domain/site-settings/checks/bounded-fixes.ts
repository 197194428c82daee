import type { Finding } from '../../../../contract/types.ts'

/** Characters of all fixes together: an answer stays small where hundreds of findings each bring long texts. */
const MOST_FIX_CHARACTERS = 1_000_000

/** Takes findings in their order and gives them without the fixes that are too much for one answer. */
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
