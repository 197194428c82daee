/**
 * Marks a story that proves for many cases what another one protects with one: `npm run verify -- --proofs` tells it, `npm test` does not.
 */
export const proof = { tag: '@proof' } as const
