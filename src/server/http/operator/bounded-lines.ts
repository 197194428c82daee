/**
 * Reads a stream as lines of UTF-8, without the empty ones. Gives null, and stops reading, once it is longer than the limit in
 * bytes; throws where the bytes are not UTF-8.
 */
export async function* boundedLines(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): AsyncGenerator<string | null, void> {
  if (stream === null) return
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let length = 0
  let rest = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.byteLength
      if (length > limit) return yield null
      const [first = '', ...lines] = decoder.decode(next.value, { stream: true }).split('\n')
      rest += first
      // Only the bytes that are new are split: a line may come in many pieces.
      for (const line of lines) {
        if (rest.trim() !== '') yield rest
        rest = line
      }
    }
    rest += decoder.decode()
    if (rest.trim() !== '') yield rest
  } finally {
    // The reader has gone, or the operator broke off: either way nothing more is wanted.
    await reader.cancel().catch(() => undefined)
  }
}
