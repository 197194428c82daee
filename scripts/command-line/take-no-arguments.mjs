// Plain JavaScript: it is read before anything is installed.

/**
 * Ends the process where a command that takes nothing was given something: with its help where that was asked for, otherwise
 * with a sentence that names the argument.
 */
export function takeNoArguments(help, args = process.argv.slice(2)) {
  const [first] = args
  if (first === undefined) return
  if (first === '--help') {
    console.log(help)
    process.exit(0)
  }
  console.error(`The command takes no arguments, and was given ${JSON.stringify(first)}.\n\n${help}`)
  process.exit(2)
}
