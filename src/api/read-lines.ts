/**
 * Takes a body of lines of JSON and gives what each says as soon as it has come whole. A line that is no JSON, and one that
 * breaks off, throw a SyntaxError; empty lines say nothing.
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
    // Whoever stops reading needs no more of it.
    await reader.cancel().catch(() => undefined)
  }
}
