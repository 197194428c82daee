import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordLength, passwordReasons } from '../../../contract/password-rule.ts'
import { emailKey } from '../../../tenant/email-key.ts'
import { Problem } from '../../kernel/errors/problem.ts'

// The thousand most common of sufficient length, from lists of leaked passwords (zxcvbn-ts, MIT).
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)

/**
 * Throws 422 naming the field `password` if it is too short or long (characters after NFKC), the person's own
 * address, or among the most common. All others are accepted: rules of composition make passwords worse.
 */
export function requireGoodPassword(password: string, email: string): void {
  const reason = reasonAgainst(password.normalize('NFKC'), email)
  if (reason === null) return
  throw new Problem({
    code: 'validation_failed',
    detail: `The password ${reason}.`,
    errors: [{ field: 'password', reason }],
  })
}

function reasonAgainst(password: string, email: string): string | null {
  const { length } = [...password]
  if (length < passwordLength.min) return passwordReasons.short
  if (length > passwordLength.max) return passwordReasons.long
  if (emailKey(password) === emailKey(email)) return passwordReasons.email
  return common.has(password.toLowerCase()) ? passwordReasons.common : null
}
