/** Marks a story that repeats another one for many cases: `npm run verify -- --proofs` runs it, `npm test` does not. */
export const proof = { tag: '@proof' } as const
