/**
 * Runs work once and returns the processor time of this thread in milliseconds, which other processes do not affect.
 */
export function threadMilliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
