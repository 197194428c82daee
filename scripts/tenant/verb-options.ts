import type { ParseArgsOptionDescriptor } from 'node:util'
import { readOptions } from '../command-line/read-options.ts'

/** Takes what a verb was called with and gives its options and what is no option; what it does not know is a UsageError. */
export function verbOptions<const Named extends Readonly<Record<string, ParseArgsOptionDescriptor>>>(
  args: string[],
  options: Named,
) {
  return readOptions({ args, options, allowPositionals: true })
}
