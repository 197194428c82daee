// Plain JavaScript: it is read by whatever Node the machine has, which knows no TypeScript.

/**
 * What keeps the server's memory within bounds; each was measured with `npm run bench -- --only memory`.
 *
 * - The optimising compiler takes 600 MB for a single function of the embedded database: the baseline compiler takes none.
 * - New objects get 16 MB: twice 64 MB of garbage make no request faster.
 */
export const memoryFlags = ['--liftoff-only', '--max-semi-space-size=16']

/** Threads share two arenas of the C library: it keeps what was freed in each, and makes eight for each core. */
export const memoryEnv = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
