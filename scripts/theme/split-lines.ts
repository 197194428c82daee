/** Maximum stored length of a line, so that no input fills the memory. */
export const MOST_CHARACTERS = 1000

export interface Line {
  text: string
  /** False if the line was longer than its stored part. */
  isWhole: boolean
}

/**
 * Splits chunks of a text into lines without their ends, in constant memory. Text after the last line end is a line
 * if it is not empty.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<Line, void> {
  let text = ''
  let length = 0
  const keep = (part: string) => {
    text += part.slice(0, MOST_CHARACTERS - text.length)
    length += part.length
  }
  const line = () => ({ text, isWhole: length <= MOST_CHARACTERS })
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      keep(piece.slice(from, end))
      yield line()
      text = ''
      length = 0
      from = end + 1
    }
    keep(piece.slice(from))
  }
  if (length > 0) yield line()
}
