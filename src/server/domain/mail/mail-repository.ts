import { and, asc, desc, eq, isNull, lte, or } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { type AttachedFile, joinedFiles, type MailAttachment, partedFiles } from './mail-attachment.ts'
import { mails } from './mail-schema.ts'

export interface NewMail {
  recipient: string
  /** The kind of mail, which is its template's name. */
  kind: string
  language: string
  subject: string
  html: string
  text: string
  /** The address for replies, if not the sender's. */
  replyTo?: string | null
  /** Attached files. */
  attachments?: readonly MailAttachment[]
}

export interface Mail extends Required<Omit<NewMail, 'attachments'>> {
  attachments: readonly AttachedFile[]
  id: number
  createdAt: Date
  sentAt: Date | null
  attempts: number
  lastError: string | null
  nextAttemptAt: Date | null
}

/** One agency's outbox. */
export interface MailRepository {
  /** Puts a mail into the outbox; in the demo it stays there. */
  add(mail: NewMail): Promise<void>
  /** Newest first. */
  latest(limit: number): Promise<Mail[]>
  find(id: number): Promise<Mail | null>
  /** The attached files of a mail. */
  files(id: number): Promise<MailAttachment[]>
  /** Claims the oldest due mail for `leaseSeconds`; null if there is none. */
  claim(leaseSeconds: number): Promise<Mail | null>
  /** Empties a sent mail: only the recipient keeps its content and links. */
  sent(id: number): Promise<void>
  /** Stores why it was not sent; null for no further attempt, which empties it too. */
  failed(id: number, error: string, nextAttemptAt: Date | null): Promise<void>
}

const { id, recipient, kind, language, subject, html, body, replyTo, createdAt } = mails
const { sentAt, attempts, lastError, nextAttemptAt, attachments, attached } = mails
const read = {
  id,
  recipient,
  kind,
  language,
  subject,
  html,
  text: body,
  replyTo,
  createdAt,
  sentAt,
  attempts,
  lastError,
  nextAttemptAt,
  attachments,
}
const emptied = { html: '', body: '', attachments: [], attached: null }
/** Days after which a mail is deleted. */
const KEPT_DAYS = 30

/** Returns the outbox of the scope's agency; `sends` is false in the demo, where no mail is sent. */
export function mailRepository(
  agencyId: string,
  scope: Scope,
  sends: boolean,
  clock: () => Date,
): MailRepository {
  const all = eq(mails.agencyId, agencyId)
  const own = and(all, sends ? eq(mails.isDemo, false) : undefined)
  return {
    async add({ text, attachments: files = [], ...mail }) {
      const now = clock()
      const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
      await scope(async (tx) => {
        const isOld = and(lte(createdAt, old), isNull(nextAttemptAt))
        await tx.delete(mails).where(and(all, sends ? or(isOld, eq(mails.isDemo, true)) : isOld))
        await tx.insert(mails).values({
          ...mail,
          ...joinedFiles(files),
          agencyId,
          body: text,
          isDemo: !sends,
          createdAt: now,
          nextAttemptAt: sends ? now : null,
        })
      })
    },
    latest: (limit) =>
      scope((tx) => tx.select(read).from(mails).where(own).orderBy(desc(createdAt), desc(id)).limit(limit)),
    async find(wanted) {
      if (!Number.isSafeInteger(wanted)) return null
      const [row] = await scope((tx) =>
        tx
          .select(read)
          .from(mails)
          .where(and(own, eq(id, wanted))),
      )
      return row ?? null
    },
    async files(wanted) {
      const [row] = await scope((tx) =>
        tx
          .select({ attachments, attached })
          .from(mails)
          .where(and(own, eq(id, wanted))),
      )
      return row === undefined ? [] : partedFiles(row.attachments, row.attached)
    },
    claim: (leaseSeconds) =>
      scope(async (tx) => {
        const now = clock()
        const [due] = await tx
          .select({ id })
          .from(mails)
          .where(and(own, lte(nextAttemptAt, now)))
          .orderBy(asc(nextAttemptAt), asc(id))
          .limit(1)
          .for('update', { skipLocked: true })
        if (due === undefined) return null
        const lease = new Date(now.getTime() + leaseSeconds * 1000)
        const [row] = await tx
          .select(read)
          .from(mails)
          .where(and(own, eq(id, due.id)))
        if (row === undefined) return null
        const claimed = { attempts: row.attempts + 1, nextAttemptAt: lease }
        await tx
          .update(mails)
          .set(claimed)
          .where(and(own, eq(id, due.id)))
        return { ...row, ...claimed }
      }),
    async sent(wanted) {
      const done = { ...emptied, sentAt: clock(), nextAttemptAt: null, lastError: null }
      await scope((tx) =>
        tx
          .update(mails)
          .set(done)
          .where(and(own, eq(id, wanted))),
      )
    },
    async failed(wanted, error, next) {
      const noted = { lastError: error, nextAttemptAt: next, ...(next === null ? emptied : {}) }
      await scope((tx) =>
        tx
          .update(mails)
          .set(noted)
          .where(and(own, eq(id, wanted))),
      )
    },
  }
}
