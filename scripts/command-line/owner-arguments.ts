import { contractValidators } from '../../src/server/kernel/validation/contract-validators.ts'
import { fieldErrors } from '../../src/server/kernel/validation/field-errors.ts'
import { emailKey } from '../../src/tenant/email-key.ts'
import { readOptions } from './read-options.ts'
import { UsageError } from './usage-error.ts'

export interface OwnerArguments {
  slug: string
  email: string
  firstName: string
  lastName: string
  language: string | null
}

/** Name of each field of the contract's invitation on the command line. */
const called: Readonly<Record<string, string>> = {
  email: '<email>',
  firstName: '--first',
  lastName: '--last',
}

/**
 * Returns the command's arguments, checked as the contract checks an invitation; null if help is requested. Throws an
 * `Error` that names the argument.
 */
export function readOwnerArguments(args?: string[]): OwnerArguments | null {
  const { values, positionals } = readOptions({
    ...(args === undefined ? {} : { args }),
    allowPositionals: true,
    options: {
      first: { type: 'string' },
      last: { type: 'string' },
      language: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const [slug = '', email = '', ...others] = positionals
  if (slug === '') throw new UsageError("<slug> is missing: name the agency's folder in tenants/.")
  if (email === '') throw new UsageError("<email> is missing: name the owner's address.")
  if (others.length > 0) {
    throw new UsageError(
      `${JSON.stringify(others[0])} after <email> is not understood. Give names with --first and --last.`,
    )
  }
  requireSound({ email, firstName: values.first, lastName: values.last })
  return {
    slug,
    email: emailKey(email),
    firstName: (values.first ?? '').trim(),
    lastName: (values.last ?? '').trim(),
    language: values.language ?? null,
  }
}

/** Names are optional here: people can write their own in their profile. */
function requireSound({
  email,
  firstName = 'A',
  lastName = 'A',
}: {
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
}): void {
  const validate = contractValidators({})('operations/inviteAgent/body')
  if (validate === undefined) throw new Error('the contract has no invitation')
  const values: Readonly<Record<string, string>> = { email, firstName, lastName }
  if (validate({ ...values, userType: 'AgencyOwner' })) return
  const [error] = fieldErrors(validate.errors, 'body')
  const field = error?.field ?? ''
  throw new UsageError(`${called[field] ?? field} is ${JSON.stringify(values[field])}, and ${error?.reason}.`)
}
