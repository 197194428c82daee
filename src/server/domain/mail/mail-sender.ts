import type { Log } from '../../kernel/log/log.ts'
import { oneLine } from '../../kernel/text/one-line.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { MailAttachment } from './mail-attachment.ts'
import type { Mail, MailRepository } from './mail-repository.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts'

/** Minutes after each failed attempt before the next; after the last one the mail is given up. */
const BACKOFF_MINUTES = [1, 5, 30, 120] as const
/** Longer than any attempt takes: a mail whose server died is tried again after that. */
const LEASE_SECONDS = 120
/** Mails that are on their way at once, each of another agency. */
const LANES = 3

interface MailStore {
  forAgency(agencyId: string): {
    mails: MailRepository
    versions: { published(): Promise<ResolvedAgency | null> }
  }
  /** Ids of the agencies whose outbox has mail that is due. */
  agenciesWithMail(): Promise<string[]>
}

export interface MailSenderDependencies {
  store: MailStore
  transport: MailTransport
  /** The address all mails come from; null for `no-reply@` of the agency's own host. */
  from: string | null
  clock: () => Date
  log: Log
  /** Milliseconds between two looks into the outboxes. */
  every?: number
}

export interface MailSender {
  /** Sends everything that is due. */
  sendDue(): Promise<void>
  /** Ends it: what is on its way is finished, the rest waits for the next start or another server. */
  stop(): Promise<void>
}

/**
 * Starts the job that empties the agencies' outboxes, a mail of each in turn: no agency's flood, and no recipient's slow
 * server, keeps another agency's links waiting. Several servers may run it on one database: each mail is one's. A mail that cannot be sent is tried again after 1, 5, 30 and 120 minutes and then given up; the log says so, never its words.
 */
export function startMailSender(dependencies: MailSenderDependencies): MailSender {
  const { store, transport, clock, log, every = 2000 } = dependencies
  let isEnding = false
  /** Agencies with mail that is due, those that had no turn for longest first. */
  let waiting: string[] = []
  const busy = new Set<string>()
  const lanes = new Set<Promise<void>>()
  const timer = setInterval(() => void sendDue(), every)
  // Only Node's timers keep a process.
  if (typeof timer === 'object') timer.unref()

  async function sendDue(): Promise<void> {
    if (lanes.size < LANES && !isEnding) await look()
    while (lanes.size < LANES && hasTurn()) {
      const lane = sendInTurn()
        .catch(unreadable)
        .finally(() => lanes.delete(lane))
      lanes.add(lane)
    }
    await Promise.all(lanes)
  }

  /** The database may be away for a moment; the next look finds what this one did not. */
  const unreadable = (error: unknown) => log.warn({ err: error }, 'the outboxes could not be read')

  async function look(): Promise<void> {
    waiting = await store.agenciesWithMail().catch((error: unknown) => {
      unreadable(error)
      return []
    })
  }

  const hasTurn = () => !isEnding && waiting.some((agencyId) => !busy.has(agencyId))

  async function sendInTurn(): Promise<void> {
    while (hasTurn()) {
      const agencyId = waiting.find((one) => !busy.has(one)) ?? ''
      waiting = waiting.filter((one) => one !== agencyId)
      busy.add(agencyId)
      const found = await sendNextOf(agencyId).finally(() => busy.delete(agencyId))
      // Another server took it; whatever else is due is found by the next look.
      if (!found) return
      if (!hasTurn()) await look()
    }
  }

  async function sendNextOf(agencyId: string): Promise<boolean> {
    const { mails, versions } = store.forAgency(agencyId)
    const mail = await mails.claim(LEASE_SECONDS)
    if (mail === null) return false
    const agency = await versions.published()
    if (agency === null) await mails.failed(mail.id, 'the agency is not published', null)
    else await sendOne(agency, mail)
    return true
  }

  async function sendOne(agency: ResolvedAgency, mail: Mail): Promise<void> {
    const { mails } = store.forAgency(agency.id)
    const about = { agencyId: agency.id, mail: mail.id, kind: mail.kind, attempt: mail.attempts }
    try {
      // Read apart, since most mails have none.
      const files = mail.attachments.length === 0 ? [] : await mails.files(mail.id)
      await transport.send(outgoing(agency, mail, files, dependencies.from))
    } catch (error) {
      const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300)
      const wait = error instanceof MailRefused ? undefined : BACKOFF_MINUTES[mail.attempts - 1]
      const again = wait === undefined ? null : new Date(clock().getTime() + wait * 60_000)
      await mails.failed(mail.id, reason, again)
      if (again === null) log.error({ ...about, reason }, 'a mail is given up')
      else log.warn({ ...about, reason, again }, 'a mail could not be sent yet')
      return
    }
    await mails.sent(mail.id)
    log.info(about, 'a mail is sent')
  }

  return {
    sendDue,
    async stop() {
      isEnding = true
      clearInterval(timer)
      await Promise.all(lanes)
      transport.close()
    },
  }
}

function outgoing(
  { id, agency, canonicalHost }: ResolvedAgency,
  mail: Mail,
  attachments: readonly MailAttachment[],
  from: string | null,
): OutgoingMail {
  const host = (canonicalHost ?? 'localhost').replace(/^www\./, '')
  return {
    messageId: `<${mail.id}.${id}@${host}>`,
    from: { name: oneLine(agency.agencyName), address: from ?? `no-reply@${host}` },
    to: mail.recipient,
    replyTo: mail.replyTo ?? (agency.contactEmailId || null),
    language: mail.language,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments,
  }
}
