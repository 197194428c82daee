import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readLines } from './search-lines.ts'

function bodyOf(chunks: readonly Uint8Array[], onCancel?: () => void): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(stream) {
      const chunk = left.shift()
      if (chunk) stream.enqueue(chunk)
      else stream.close()
    },
    ...(onCancel && { cancel: onCancel }),
  })
}

async function read(body: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const lines: unknown[] = []
  for await (const line of readLines(body)) lines.push(line)
  return lines
}

describe('lines of JSON', () => {
  it('are read regardless of where their bytes were cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }) })),
        fc.integer({ min: 1, max: 9 }),
        async (lines, size) => {
          const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.slice(at * size, (at + 1) * size),
          )
          expect(await read(bodyOf(chunks))).toEqual(lines)
        },
      ),
    )
  })

  it('may lack the last line end, and may have empty lines between them', async () => {
    expect(await read(bodyOf([new TextEncoder().encode('{"a":1}\n\n{"b":2}')]))).toEqual([{ a: 1 }, { b: 2 }])
  })

  it('throws for a line that is cut off', async () => {
    await expect(read(bodyOf([new TextEncoder().encode('{"a":1}\n{"b"')]))).rejects.toThrow(SyntaxError)
  })

  it('stops the sender when the reader stops', async () => {
    const cancel = vi.fn()
    const lines = readLines(
      bodyOf([new TextEncoder().encode('1\n2\n'), new TextEncoder().encode('3\n')], cancel),
    )
    expect((await lines.next()).value).toBe(1)
    await lines.return(undefined)
    expect(cancel).toHaveBeenCalled()
  })
})
