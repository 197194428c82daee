import { type ParseArgsConfig, type ParseArgsOptionDescriptor, parseArgs } from 'node:util'
import { listChoices } from './list-choices.ts'
import { UsageError } from './usage-error.ts'

/**
 * An option as in `parseArgs`. If it has no value, the error lists its `choices`; the code that reads the value
 * checks them.
 */
type Options = Readonly<Record<string, ParseArgsOptionDescriptor & { choices?: readonly string[] }>>

interface Config<Named extends Options, Positionals extends boolean> {
  /** Defaults to the process's own arguments. */
  args?: string[]
  options: Named
  allowPositionals?: Positionals
}

/**
 * Returns a command's options, like `parseArgs` of node:util. Throws a UsageError with a sentence for the user. A
 * value with one leading hyphen counts as a value, so that its reader can explain what it accepts.
 */
export function readOptions<const Named extends Options, const Positionals extends boolean = false>({
  args = process.argv.slice(2),
  options,
  allowPositionals,
}: Config<Named, Positionals>) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const understood = tokens.map((token) => {
    if (token.kind === 'option-terminator') return '--'
    if (token.kind === 'option') return understoodOption(token, options)
    if (allowPositionals) return token.value
    throw new UsageError(
      `${JSON.stringify(token.value)} is not an option, and the command takes only options.`,
    )
  })
  return parseArgs({ args: understood, options, allowPositionals: allowPositionals ?? false } as {
    args: string[]
    options: Named
    allowPositionals: Positionals
  } satisfies ParseArgsConfig)
}

interface OptionToken {
  name: string
  rawName: string
  value: string | undefined
  inlineValue: boolean | undefined
}

function understoodOption({ name, rawName, value, inlineValue }: OptionToken, options: Options): string {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (!option) {
    const all = Object.keys(options).map((known) => `--${known}`)
    throw new UsageError(`There is no option ${rawName}. ${listChoices(all)}`)
  }
  if (option.type === 'boolean') {
    if (value === undefined) return rawName
    throw new UsageError(`The option ${rawName} takes no value, but got ${JSON.stringify(value)}.`)
  }
  if (value === undefined || (!inlineValue && value.startsWith('--'))) {
    const choices = option.choices ? ` ${listChoices(option.choices)}` : ''
    throw new UsageError(`The option ${rawName} needs a value.${choices}`)
  }
  return `${rawName}=${value}`
}
