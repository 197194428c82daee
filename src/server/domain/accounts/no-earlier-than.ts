/**
 * Does the work and gives its outcome, good or bad, no earlier than so many milliseconds after the start: whoever asks
 * learns nothing from the time that the work took below that. Source: security, 7.
 */
export async function noEarlierThan<Result>(
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
