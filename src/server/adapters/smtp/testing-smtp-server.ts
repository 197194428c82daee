import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] }
  raw: string
}

export interface TestSmtpServer {
  url: string
  received: ReceivedMail[]
  /** Users that signed in, as `user:password`. */
  signIns: string[]
  /** The answers to the next recipients; with an empty list all are accepted. */
  refusals: { code: number; message: string }[]
  /** Called with each mail before it is accepted. */
  onMail: () => Promise<void>
  close(): Promise<void>
}

/** Starts a real SMTP server that stores its mails; `offersTls` with a self-signed certificate. */
export async function startTestSmtpServer({ offersTls = false } = {}): Promise<TestSmtpServer> {
  const test: Omit<TestSmtpServer, 'url' | 'close'> = {
    received: [],
    signIns: [],
    refusals: [],
    onMail: async () => undefined,
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      test.signIns.push(`${username}:${password}`)
      done(null, { user: username })
    },
    onRcptTo(_address, _session, done) {
      const refusal = test.refusals.shift()
      if (refusal === undefined) return done()
      done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        await test.onMail()
        const { mailFrom, rcptTo } = session.envelope
        test.received.push({
          ...(await PostalMime.parse(raw)),
          raw: raw.toString('utf8'),
          envelope: {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
          },
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(test, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
