import { readOptions } from './read-options.ts'

/**
 * Returns the flags that a command was called with. Prints the help and ends the process on request and for wrong
 * arguments.
 */
export function parseFlags<const Name extends string>(
  help: string,
  names: readonly Name[],
): Partial<Record<Name, boolean>> {
  try {
    const options = Object.fromEntries([...names, 'help'].map((name) => [name, { type: 'boolean' as const }]))
    const { help: isHelp, ...flags } = readOptions({ options }).values
    if (!isHelp) return flags as Partial<Record<Name, boolean>>
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`)
    process.exit(2)
  }
}
