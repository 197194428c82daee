/** Takes a text that is no JSON, where it is none and for what reason, and gives what to do about it. */
export function jsonFix(text: string, at: number, reason: string): string {
  const next = text[at] ?? ''
  const before = text.slice(0, at).trimEnd().at(-1)
  if (before === ',' && '}]'.includes(next) && next !== '') return 'take the comma before it out'
  if (next === ',') return 'take this comma out'
  if (reason.startsWith('"," or') && /["{[\dtfn-]/.test(next)) return 'put a comma after the entry before it'
  if (reason.startsWith('"," or') && next === ':') return 'put the name before it in double quotes'
  if (reason.includes('is there twice')) return 'keep one of the two'
  if (reason.startsWith('the file ends')) return 'finish the file: something that was opened is not closed'
  if (next === '/') return 'take the comment out: JSON has none'
  if (next === "'" || next === '“' || next === '”') return 'use plain double quotes: "'
  if (next === '"') return 'end it with a double quote in the same line; a line break in it is written \\n'
  if (reason.startsWith('the end of the file')) return 'take out what stands behind the last }'
  if (reason.startsWith('a name in double quotes')) return 'put the name in double quotes'
  return 'write texts in double quotes, and true, false, null and numbers without'
}
