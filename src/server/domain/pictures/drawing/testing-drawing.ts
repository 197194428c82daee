/** Creates the text of a drawing 400 wide and 300 high. */
export function drawing(inside: string, attributes = 'viewBox="0 0 400 300"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
}

/** Repeats a part `count` times. */
export function times(count: number, part: string | ((index: number) => string)): string {
  return Array.from({ length: count }, (_, index) => (typeof part === 'string' ? part : part(index))).join('')
}
