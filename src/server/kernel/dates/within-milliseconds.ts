/** Returns the value of a promise, or throws `late` after the given milliseconds; later errors are ignored. */
export async function withinMilliseconds<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  late: () => Error = () => new Error('there was no answer in time'),
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(late()), milliseconds)
  })
  try {
    return await Promise.race([answer, over])
  } finally {
    clearTimeout(timer)
    answer.catch(() => undefined)
  }
}
