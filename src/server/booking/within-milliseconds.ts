/** Gives what is asked for if it comes in time; throws where it does not, and whatever comes then is nobody's any more. */
export async function withinMilliseconds<Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer came in time')), milliseconds)
  })
  try {
    return await Promise.race([asked, over])
  } finally {
    clearTimeout(timer)
    asked.catch(() => undefined)
  }
}
