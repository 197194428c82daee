import { Problem } from '../../../kernel/errors/problem.ts'

/** The answer to calls of an ended preview. */
export function previewEnded(): Problem {
  return new Problem({
    code: 'preview_over',
    detail: 'This preview has ended, belongs to another session, or was revoked. Open a new one.',
  })
}
