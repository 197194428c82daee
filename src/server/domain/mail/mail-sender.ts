import type { Log } from '../../kernel/log/log.ts'
import { oneLine } from '../../kernel/text/one-line.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { MailAttachment } from './mail-attachment.ts'
import type { Mail, MailRepository } from './mail-repository.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts'

/** Minutes to wait after each failed attempt; after the last one the mail is given up. */
const BACKOFF_MINUTES = [1, 5, 30, 120] as const
/** Longer than any attempt takes: a mail whose server died is then tried again. */
const LEASE_SECONDS = 120
/** Mails sent at once, each of another agency. */
const LANES = 3

interface MailStore {
  forAgency(agencyId: string): {
    mails: MailRepository
    versions: { published(): Promise<ResolvedAgency | null> }
  }
  /** Ids of the agencies whose outbox has due mail. */
  agenciesWithMail(): Promise<string[]>
}

export interface MailSenderDependencies {
  store: MailStore
  transport: MailTransport
  /** The sender of all mails; null for `no-reply@` of the agency's own host. */
  from: string | null
  clock: () => Date
  log: Log
  /** Milliseconds between two checks of the outboxes. */
  every?: number
}

export interface MailSender {
  /** Sends everything that is due. */
  sendDue(): Promise<void>
  /** Stops it: mails being sent are finished, the rest waits for the next start or another server. */
  stop(): Promise<void>
}

/**
 * Starts the job that empties the outboxes, one mail of each agency in turn, so that neither many mails nor a slow
 * recipient delays other agencies. Several servers may run it on one database. A failed mail is tried again after 1,
 * 5, 30 and 120 minutes, then given up; the log reports it without its content.
 */
export function startMailSender(dependencies: MailSenderDependencies): MailSender {
  const { store, transport, clock, log, every = 2000 } = dependencies
  let isEnding = false
  /** Agencies with due mail, those without a turn for longest first. */
  let waiting: string[] = []
  const busy = new Set<string>()
  const lanes = new Set<Promise<void>>()
  const timer = setInterval(() => void sendDue(), every)
  // Only Node's timers keep a process alive.
  if (typeof timer === 'object') timer.unref()

  async function sendDue(): Promise<void> {
    if (lanes.size < LANES && !isEnding) await check()
    while (lanes.size < LANES && hasTurn()) {
      const lane = sendInTurn()
        .catch(unreadable)
        .finally(() => lanes.delete(lane))
      lanes.add(lane)
    }
    await Promise.all(lanes)
  }

  /** The database may be unavailable for a moment; the next check repeats the work. */
  const unreadable = (error: unknown) => log.warn({ err: error }, 'the outboxes could not be read')

  async function check(): Promise<void> {
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
      // Another server took it; the next check finds whatever else is due.
      if (!found) return
      if (!hasTurn()) await check()
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
      // Read separately, because most mails have none.
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
