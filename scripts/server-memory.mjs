// Plain JavaScript: the machine's Node reads it, which may not know TypeScript.

/**
 * Flags that limit the server's memory, each measured with `npm run bench -- --only memory`.
 *
 * - The optimising compiler needs 600 MB for one function of the embedded database; the baseline compiler needs none.
 * - New objects get 16 MB: twice 64 MB of garbage make no request faster.
 */
export const memoryFlags = ['--liftoff-only', '--max-semi-space-size=16']

/**
 * All threads share two arenas of the C library. By default it makes eight for each core and keeps freed memory in
 * each.
 */
export const memoryEnv = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
