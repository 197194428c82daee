import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport } from '../../domain/mail/mail-transport.ts'

/**
 * Makes the transport for `SMTP_URL`: `smtps:` uses TLS from the start, `smtp:` upgrades to it, and an invalid
 * certificate ends the attempt. Unencrypted connections are allowed to this machine, and to others only with
 * `?tls=optional`. Options such as `?pool=true` are nodemailer's.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl)
  // An attacker could remove the offer of TLS, and read links that give access to accounts.
  const requireTLS = !isLoopback(url.hostname) && url.searchParams.get('tls') !== 'optional'
  url.searchParams.delete('from')
  url.searchParams.delete('tls')
  const transporter = createTransport({
    url: url.href,
    requireTLS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // No mail refers to a file or an address to fetch; if one ever does, it is not followed.
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
            // Prevents automatic replies (RFC 3834).
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

/** Returns the sender address in `SMTP_URL` (`?from=`); without one, each agency's own host is used. */
export function smtpSender(smtpUrl: string): string | null {
  return new URL(smtpUrl).searchParams.get('from')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
