import { Problem } from '../../kernel/errors/problem.ts'

/** The one answer to a link's token that is unknown, used, expired, for another purpose or of another agency. */
export function tokenInvalid(): Problem {
  return new Problem({
    code: 'token_invalid',
    detail: 'This link has been used already or has expired. Ask for a new one.',
  })
}
