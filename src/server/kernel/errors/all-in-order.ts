/**
 * Waits for parallel requests and returns the answers in order. Throws the first failure in that order, but only
 * after the last request has ended, so that an undo follows all of them.
 */
export async function allInOrder<Answer>(promises: readonly Promise<Answer>[]): Promise<Answer[]> {
  const ended = await Promise.allSettled(promises)
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}
