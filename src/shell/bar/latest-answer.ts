/**
 * Takes how something is asked, which gives null where no answer came, and what is done with an answer, and gives what does both. Of several that
 * were asked an answer is used unless that of a later one was, in whatever order they come: it tells what may no longer be so.
 */
export function latestAnswer<Answer>(
  ask: () => Promise<Answer | null>,
  use: (answer: Answer) => void,
): () => Promise<void> {
  let asked = 0
  let used = 0
  return async () => {
    asked += 1
    const own = asked
    const answer = await ask()
    if (answer === null || own < used) return
    used = own
    use(answer)
  }
}
