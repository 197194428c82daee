import {
  type MailSender,
  type MailSenderDependencies,
  startMailSender,
} from '../../domain/mail/mail-sender.ts'
import type { Config } from '../../kernel/config/config.ts'

/**
 * Starts the sending of mail if there is a server for it. In the demo mail stays in the outbox; in production without
 * `SMTP_URL` the log states once what does not work. Source: docs/environment.md, Mail.
 */
export async function startMail(
  { mode, smtpUrl, apiOrigin }: Pick<Config, 'mode' | 'smtpUrl' | 'apiOrigin'>,
  dependencies: Pick<MailSenderDependencies, 'store' | 'clock' | 'log'>,
): Promise<MailSender | null> {
  if (mode === 'demo') return null
  if (smtpUrl === null) {
    // An operator's own API has its own people and mail.
    if (apiOrigin === null) {
      dependencies.log.warn(
        {},
        'SMTP_URL is not set: sign-ups, invitations and password resets do not work until it names a mail server',
      )
    }
    return null
  }
  const { smtpSender, smtpTransport } = await import('./smtp-transport.ts')
  return startMailSender({ ...dependencies, transport: smtpTransport(smtpUrl), from: smtpSender(smtpUrl) })
}
