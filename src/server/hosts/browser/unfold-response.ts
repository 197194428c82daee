/**
 * Returns a response with its decompressed file, if the file server has not done so, and with a program's content
 * type on request.
 */
export async function unfoldResponse({ body }: Response): Promise<Response> {
  if (body === null) throw new Error('An empty file was sent.')
  const reader = body.getReader()
  const { value: first } = await reader.read()
  const isFolded = first?.[0] === 0x1f && first[1] === 0x8b
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (first) controller.enqueue(first)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  // A program needs its content type; other files do not.
  const headers = { 'content-type': 'application/wasm' }
  return new Response(isFolded ? whole.pipeThrough(new DecompressionStream('gzip')) : whole, { headers })
}
