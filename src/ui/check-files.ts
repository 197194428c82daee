export interface FileRules {
  /** Same syntax as an input's: `.csv,image/*,application/pdf`; everything if omitted. */
  accept?: string | undefined
  maxBytes?: number | undefined
  /** How many more files may be added. */
  room?: number | undefined
}

export type FileProblem = 'type' | 'empty' | 'size' | 'count'

export interface RefusedFile {
  file: File
  problem: FileProblem
}

/** Returns the accepted files and the refused ones, each with its first reason. */
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

function isOfType(file: File, accept = ''): boolean {
  const wanted = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  if (wanted.length === 0) return true
  const name = file.name.toLowerCase()
  const types = typesOf(file)
  return wanted.some((one) => {
    if (one.startsWith('.')) return name.endsWith(one)
    // Neither the system nor the name shows the type, so the server has to check it.
    if (one === '*/*' || one === '*' || types.length === 0) return true
    if (one.endsWith('/*')) return types.some((type) => type.startsWith(one.slice(0, -1)))
    return types.includes(one)
  })
}

/**
 * The types by the system and by the name's extension. Systems leave unknown types empty, and call a table by the
 * program that opens it.
 */
function typesOf({ name, type }: File): string[] {
  const byEnding = typeOfEnding.get(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '')
  return [type.toLowerCase(), byEnding ?? ''].filter(Boolean)
}

const typeOfEnding = new Map([
  ['avif', 'image/avif'],
  ['csv', 'text/csv'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['gif', 'image/gif'],
  ['heic', 'image/heic'],
  ['html', 'text/html'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['webp', 'image/webp'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['xml', 'application/xml'],
  ['zip', 'application/zip'],
])
