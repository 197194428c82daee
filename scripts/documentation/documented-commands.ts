/** A command that a page tells people to type, and the line it stands on. */
export interface DocumentedCommand {
  line: number
  command: string
}

/**
 * Takes a page of Markdown and gives the commands of its `sh` blocks in their order: comments are left out, and a line
 * that ends in a backslash goes on in the next.
 */
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

/** A `#` begins a comment at the start of a word outside quotes, as in the shell. */
function withoutComment(line: string): string {
  const [before = ''] = /^(?:'[^']*'|"[^"]*"|(?<=\S)#|[^#'"])*/.exec(line) ?? []
  return before.trim()
}

/** What is in it stands for something else, so that nobody types it as it is. */
const pattern = /[<>[\]|…]/

/** Takes a page of Markdown and gives the whole commands of its running text and tables, each once; a pattern (`<slug>`) is none. */
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
