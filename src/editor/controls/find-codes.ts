export interface NamedCode {
  readonly code: string
  readonly name: string
}

/** Returns the codes whose name contains the typed text or whose code it is; names that start with it first. */
export function findCodes(codes: readonly NamedCode[], text: string): readonly NamedCode[] {
  const wanted = folded(text)
  const rank = ({ code, name }: NamedCode) => {
    if (code.toLowerCase() === wanted) return 0
    const at = folded(name).indexOf(wanted)
    if (at === 0) return 1
    return at > 0 || code.toLowerCase().startsWith(wanted) ? 2 : 3
  }
  return codes
    .map((one) => ({ one, rank: rank(one) }))
    .filter((ranked) => ranked.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ one }) => one)
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
