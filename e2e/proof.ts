/** Marks a story that repeats another one for many cases: `npm run verify -- --proofs` runs it, `npm test` does not. */
export const proof = { tag: '@proof' } as const

/** Marks the cases of a story that only `npm run verify -- --proofs` runs: all but those that `npm test` keeps. */
export const proofUnless = (isKept: boolean) => (isKept ? {} : proof)
