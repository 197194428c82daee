import type { ParseArgsOptionDescriptor } from 'node:util'
import { readOptions } from '../command-line/read-options.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** Takes what a verb was called with and gives its options and what is no option; what it does not know is a UsageError. */
export function verbOptions<const Named extends Readonly<Record<string, ParseArgsOptionDescriptor>>>(
  args: string[],
  options: Named,
) {
  try {
    return readOptions({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
