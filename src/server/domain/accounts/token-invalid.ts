import { Problem } from '../../kernel/errors/problem.ts'

/** The one answer to a link's token that is unknown, used, out of time, for something else or of another agency. */
export function tokenInvalid(): Problem {
  return new Problem({
    code: 'token_invalid',
    detail: 'This link has been used already or has expired. Ask for a new one.',
  })
}
