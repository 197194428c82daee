import { Problem } from '../../kernel/errors/problem.ts'
import type { AttemptKind } from './attempts.ts'

const sentences: Readonly<Record<AttemptKind, string>> = {
  signIn: 'Too many failed sign-ins.',
  signUp: 'Too many sign-ups.',
  verify: 'Too many attempts with this link.',
  verification: 'Too many emails were requested.',
  reset: 'Too many emails were requested.',
  newPassword: 'Too many attempts with this link.',
  password: 'Too many wrong passwords.',
  support: 'Too many messages.',
  invite: 'Too many invitations to this address.',
  handover: 'Too many attempts with this token.',
  share: 'Too many invalid links.',
  quote: 'Too many prices were requested.',
  promo: 'Too many invalid codes.',
  hold: 'Too much is on hold at once.',
  extension: 'Too many holds were extended.',
  payment: 'Too many payments were started.',
  openBooking: 'Too many invalid access keys.',
  answer: 'Too many answers were sent.',
  unpaid: 'Too many stays paid at the property were booked.',
}

/** Returns the 429 for too many attempts of a kind, with Retry-After in seconds. */
export function tooManyAttempts(kind: AttemptKind, seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60)
  return new Problem({
    code: 'rate_limited',
    detail: `${sentences[kind]} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    headers: { 'retry-after': String(seconds) },
  })
}
