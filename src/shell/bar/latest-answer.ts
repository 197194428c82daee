/**
 * Combines a request, which returns null if there is no answer, with a handler. An answer is ignored if a later
 * request was already answered, since it may be outdated.
 */
export function latestAnswer<Answer>(
  ask: () => Promise<Answer | null>,
  use: (answer: Answer) => void,
): () => Promise<void> {
  let requests = 0
  let used = 0
  return async () => {
    requests += 1
    const own = requests
    const answer = await ask()
    if (answer === null || own < used) return
    used = own
    use(answer)
  }
}
