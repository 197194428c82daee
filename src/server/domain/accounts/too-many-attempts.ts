import { Problem } from '../../kernel/errors/problem.ts'
import type { AttemptKind } from './attempts.ts'

const said: Readonly<Record<AttemptKind, string>> = {
  signIn: 'Too many failed sign-ins.',
  signUp: 'Too many sign-ups.',
  verify: 'Too many attempts with this link.',
  verification: 'Too many mails were asked for.',
  reset: 'Too many mails were asked for.',
  newPassword: 'Too many attempts with this link.',
  password: 'Too many wrong passwords.',
  support: 'Too many messages.',
  invite: 'Too many invitations to this address.',
  handover: 'Too many attempts with this token.',
  share: 'Too many links that are none.',
  quote: 'Too many prices were asked for.',
  promo: 'Too many codes that are none.',
  hold: 'Too much is on hold at once.',
  extension: 'Too many holds were made longer.',
  payment: 'Too many payments were begun.',
  openBooking: 'Too many keys that are none.',
  unpaid: 'Too many stays were booked that are paid at the property.',
}

/** Returns the 429 for too many attempts of a kind, with Retry-After in seconds. */
export function tooManyAttempts(kind: AttemptKind, seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60)
  return new Problem({
    code: 'rate_limited',
    detail: `${said[kind]} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    headers: { 'retry-after': String(seconds) },
  })
}
