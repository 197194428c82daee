/**
 * Takes how something is asked and what is done with the answer, and gives what does both. Of several that were asked the last is the one that is
 * used, in whatever order they are answered: an earlier one tells what may no longer be so.
 */
export function lastAsked<Answer>(
  ask: () => Promise<Answer>,
  use: (answer: Answer) => void,
): () => Promise<void> {
  let asked = 0
  return async () => {
    asked += 1
    const own = asked
    const answer = await ask()
    if (own === asked) use(answer)
  }
}
