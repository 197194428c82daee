/** Runs work once and gives the milliseconds of processor time that this thread took: other processes do not change it. */
export function threadMilliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
