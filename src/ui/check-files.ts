export interface FileRules {
  /** As of an input: `.csv,image/*,application/pdf`; everything when left out. */
  accept?: string | undefined
  maxBytes?: number | undefined
  /** How many more may be added. */
  room?: number | undefined
}

export type FileProblem = 'type' | 'empty' | 'size' | 'count'

export interface RefusedFile {
  file: File
  problem: FileProblem
}

/** Takes files that someone chose and the rules for them, and gives those to take and those to refuse, each with its first reason. */
export function checkFiles(
  files: readonly File[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, room = Number.POSITIVE_INFINITY }: FileRules,
): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = problemOf(file)
    if (problem) refused.push({ file, problem })
    else accepted.push(file)
  }
  return { accepted, refused }

  function problemOf(file: File): FileProblem | null {
    if (!isOfType(file, accept)) return 'type'
    if (file.size === 0) return 'empty'
    if (file.size > maxBytes) return 'size'
    return accepted.length >= room ? 'count' : null
  }
}

/** Systems that do not know a file's type leave it empty; then its name has to tell. */
function isOfType({ name, type }: File, accept = ''): boolean {
  const wanted = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  if (wanted.length === 0) return true
  return wanted.some((one) => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
    if (one.endsWith('/*')) return type.toLowerCase().startsWith(one.slice(0, -1))
    return type.toLowerCase() === one
  })
}
