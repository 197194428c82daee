import { Problem } from '../../../kernel/errors/problem.ts'

/** The answer to calls of an ended preview. */
export function previewEnded(): Problem {
  return new Problem({
    code: 'preview_over',
    detail: 'The preview is over: it ended, belongs to another session, or was taken back. Ask for another.',
  })
}
