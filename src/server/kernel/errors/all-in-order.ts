/**
 * Waits for all that was asked at once and gives the answers in order. Throws the failure of the first that failed, in that order, and
 * not before the last has ended: what undoes the others comes after them.
 */
export async function allInOrder<Answer>(asked: readonly Promise<Answer>[]): Promise<Answer[]> {
  const ended = await Promise.allSettled(asked)
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}
