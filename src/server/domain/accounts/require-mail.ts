import { Problem } from '../../kernel/errors/problem.ts'

/** Throws 503 where the server has nowhere to send mail: what the mail is for would never be finished. */
export function requireMail({ sendsMail }: { sendsMail: boolean }): void {
  if (sendsMail) return
  throw new Problem({
    code: 'mail_unavailable',
    detail: 'This site cannot send email at the moment. Please contact the agency directly.',
  })
}
