/**
 * Milliseconds of this thread's work in one turn: twice the server's limit (npm run verify). Processor time, not
 * clock time, since other tests share the cores.
 */
export const MOST_WORK_MS = 100

/**
 * Runs a function; returns its result and the most milliseconds of work that this thread did between two turns of its
 * event loop.
 */
export async function longestWork<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ result: Result; longest: number }> {
  let longest = 0
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(tick, 5)
  const result = await run()
  clearInterval(timer)
  tick()
  return { result, longest }
}
