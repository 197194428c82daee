/** A command that a page tells the reader to type, and its line. */
export interface DocumentedCommand {
  line: number
  command: string
}

/** Returns the commands of a page's `sh` blocks in order: without comments, and with lines joined after a backslash. */
export function documentedCommands(page: string): DocumentedCommand[] {
  const commands: DocumentedCommand[] = []
  let isShell = false
  let parts: string[] = []
  for (const [index, text] of page.split('\n').entries()) {
    if (text.startsWith('```')) {
      isShell = !isShell && text.trim() === '```sh'
      continue
    }
    const written = isShell ? withoutComment(text) : ''
    if (written === '') continue
    const goesOn = written.endsWith('\\')
    parts.push(goesOn ? written.slice(0, -1).trim() : written)
    if (goesOn) continue
    commands.push({ line: index + 2 - parts.length, command: parts.join(' ') })
    parts = []
  }
  return commands
}

/** As in the shell, `#` begins a comment at the start of a word outside quotes. */
function withoutComment(line: string): string {
  const [before = ''] = /^(?:'[^']*'|"[^"]*"|(?<=\S)#|[^#'"])*/.exec(line) ?? []
  return before.trim()
}

/** A placeholder, so that the command cannot be typed as it is. */
const pattern = /[<>[\]|…]/

/**
 * Returns the complete commands in a page's running text and tables, each once; a pattern (`<slug>`) does not count.
 */
export function inlineCommands(page: string): DocumentedCommand[] {
  const found = new Map<string, DocumentedCommand>()
  let isBlock = false
  for (const [index, text] of page.split('\n').entries()) {
    if (text.startsWith('```')) isBlock = !isBlock
    if (isBlock) continue
    for (const [, command = ''] of text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|node) [^`]+)`/g)) {
      if (!pattern.test(command) && !found.has(command)) found.set(command, { line: index + 1, command })
    }
  }
  return [...found.values()]
}
