/**
 * Yields the value of each line of JSON as soon as the line is complete; empty lines are skipped. Throws a
 * SyntaxError for an invalid line and for one that is cut off.
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
      if (done) return
    }
  } finally {
    // A reader who stops cancels the stream.
    await reader.cancel().catch(() => undefined)
  }
}
