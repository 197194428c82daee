import type { ParseArgsOptionDescriptor } from 'node:util'
import { readOptions } from '../command-line/read-options.ts'

/** Returns a verb's options and positional arguments; throws a UsageError for unknown ones. */
export function verbOptions<const Named extends Readonly<Record<string, ParseArgsOptionDescriptor>>>(
  args: string[],
  options: Named,
) {
  return readOptions({ args, options, allowPositionals: true })
}
