// Plain JavaScript: it runs before anything is installed.

/**
 * Ends the process if a command without arguments was given one: prints the help if requested, otherwise an error
 * that names the argument.
 */
export function takeNoArguments(help, args = process.argv.slice(2)) {
  const [first] = args
  if (first === undefined) return
  if (first === '--help') {
    console.log(help)
    process.exit(0)
  }
  console.error(`The command takes no arguments, but got ${JSON.stringify(first)}.\n\n${help}`)
  process.exit(2)
}
