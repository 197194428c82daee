import { Problem } from '../../../kernel/errors/problem.ts'

/** What a call gets whose preview is over. */
export function previewEnded(): Problem {
  return new Problem({
    code: 'preview_over',
    detail: 'The preview is over: it ended, belongs to another session, or was taken back. Ask for another.',
  })
}
