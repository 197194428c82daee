// `npm run verify -- --proofs` sets it, and runs every test file that imports this one (scripts/proof-files.mjs).
const isProof = () => process.env.TEST_PROOFS === 'on'

/** Gives how many cases to try: all in a proof, a few in `npm test`. */
export function proofRuns({ few, all }: { few: number; all: number }): number {
  return isProof() ? all : few
}

/** Gives every case in a proof, and in `npm test` so many of them, evenly spread. */
export function proofCases<const Case>(cases: readonly Case[], few: number): readonly Case[] {
  if (isProof() || few >= cases.length) return cases
  const turn = (index: number) => Math.floor((index * few) / cases.length)
  return cases.filter((_, index) => index === 0 || turn(index) !== turn(index - 1))
}
