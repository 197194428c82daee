import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport } from '../../domain/mail/mail-transport.ts'

/**
 * Takes `SMTP_URL` and gives the transport to that server: `smtps:` speaks TLS from the start, `smtp:` before it says
 * anything else, and a certificate that does not hold ends the attempt. In the clear it speaks to its own machine, and to
 * another only with `?tls=optional`. Options such as `?pool=true` are nodemailer's.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl)
  // Whoever stands between could leave the offer of TLS out, and read links that are worth an account.
  const requireTLS = !isLoopback(url.hostname) && url.searchParams.get('tls') !== 'optional'
  url.searchParams.delete('from')
  url.searchParams.delete('tls')
  const transporter = createTransport({
    url: url.href,
    requireTLS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing of a mail names a file or an address to fetch; if one ever does, it is not followed.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, from, to, replyTo, language, subject, html, text, attachments }) {
      try {
        await transporter.sendMail({
          messageId,
          from,
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          headers: {
            'Content-Language': language,
            // No holiday notice answers it (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
        })
      } catch (error) {
        const { command, responseCode } = error as { command?: string; responseCode?: number }
        if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
          throw new MailRefused(error instanceof Error ? error.message : String(error), { cause: error })
        }
        throw error
      }
    },
    close: () => transporter.close(),
  }
}

/** Gives the address that mails come from, where `SMTP_URL` names one (`?from=`); else each agency's own host does. */
export function smtpSender(smtpUrl: string): string | null {
  return new URL(smtpUrl).searchParams.get('from')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
