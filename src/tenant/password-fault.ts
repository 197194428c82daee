import { passwordLength } from '../contract/password-rule.ts'
import { emailKey } from './email-key.ts'

/** What of the rule for passwords a browser can tell by itself; the commonest ones only the server knows. */
export type PasswordFault = 'short' | 'long' | 'email'

/** Takes a password and the address of the person it is for, and gives what is wrong with it, as the server would see it. Source: security, 7. */
export function passwordFault(password: string, email = ''): PasswordFault | null {
  const plain = password.normalize('NFKC')
  const length = [...plain].length
  if (length < passwordLength.min) return 'short'
  if (length > passwordLength.max) return 'long'
  const address = emailKey(email)
  return address !== '' && emailKey(plain) === address ? 'email' : null
}
