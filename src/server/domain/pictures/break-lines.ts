/**
 * Returns a text in lines of whole words, with about `length` characters and at most `most` lines; an ellipsis
 * replaces the rest.
 */
export function breakLines(text: string, length: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const cut = lines.map((line) => (line.length > length ? `${line.slice(0, length - 1)}…` : line))
  return cut.length <= most ? cut : [...cut.slice(0, most - 1), `${cut[most - 1]}…`]
}
