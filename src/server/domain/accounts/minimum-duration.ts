/**
 * Returns the outcome of the work, good or bad, at the earliest after this many milliseconds, so that a shorter
 * duration reveals nothing. Source: security, 7.
 */
export async function withMinimumDuration<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const floor = new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  try {
    return await work()
  } finally {
    await floor
  }
}
