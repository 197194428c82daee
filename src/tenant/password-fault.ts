import { passwordLength } from '../contract/password-rule.ts'
import { emailKey } from './email-key.ts'

/** The password rules that a browser can check; only the server knows the most common passwords. */
export type PasswordFault = 'short' | 'long' | 'email'

/** Returns the fault of a password for a person's address, as the server would find it. Source: security, 7. */
export function passwordFault(password: string, email = ''): PasswordFault | null {
  const plain = password.normalize('NFKC')
  const length = [...plain].length
  if (length < passwordLength.min) return 'short'
  if (length > passwordLength.max) return 'long'
  const address = emailKey(email)
  return address !== '' && emailKey(plain) === address ? 'email' : null
}
