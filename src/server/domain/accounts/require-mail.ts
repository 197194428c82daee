import { Problem } from '../../kernel/errors/problem.ts'

/** Throws 503 if the server cannot send mail, because the mail's purpose could never be completed. */
export function requireMail({ sendsMail }: { sendsMail: boolean }): void {
  if (sendsMail) return
  throw new Problem({
    code: 'mail_unavailable',
    detail: 'This site cannot send email at the moment. Please contact the agency directly.',
  })
}
