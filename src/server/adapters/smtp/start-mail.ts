import {
  type MailSender,
  type MailSenderDependencies,
  startMailSender,
} from '../../domain/mail/mail-sender.ts'
import type { Config } from '../../kernel/config/config.ts'

/**
 * Starts the sending of mail where there is a server to send it by. In the demo it stays in the outbox; in production
 * without `SMTP_URL` the log says once what does not work then. Source: docs/environment.md, Mail.
 */
export async function startMail(
  { mode, smtpUrl, apiOrigin }: Pick<Config, 'mode' | 'smtpUrl' | 'apiOrigin'>,
  dependencies: Pick<MailSenderDependencies, 'store' | 'clock' | 'log'>,
): Promise<MailSender | null> {
  if (mode === 'demo') return null
  if (smtpUrl === null) {
    // An operator's own API has people and mail of its own.
    if (apiOrigin === null) {
      dependencies.log.warn(
        {},
        'SMTP_URL is not set: nobody can sign up, be invited or set a forgotten password until it names a mail server',
      )
    }
    return null
  }
  const { smtpSender, smtpTransport } = await import('./smtp-transport.ts')
  return startMailSender({ ...dependencies, transport: smtpTransport(smtpUrl), from: smtpSender(smtpUrl) })
}
