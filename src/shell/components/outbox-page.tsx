import type { Outbox, OutboxMail } from '../../contract/outbox.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Texts of the outbox: a demo tool in English, not part of any agency's download. */
export const outboxTexts = {
  asText: 'As text',
  back: 'All emails',
  empty: 'No emails yet',
  emptyHint: 'Sign up, request a new password or invite someone, and the email appears here.',
  files: 'Attached',
  heading: 'Outbox',
  language: 'Language',
  link: 'Open the site',
  preview: 'Preview of the email',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  subheading: (agency: string) =>
    `Emails that ${agency} would have sent. In the demo, no email leaves this machine. In production, this page does not exist.`,
  time: 'Created',
  to: 'To',
} as const

/** The demo's outbox: an agency's mails as a list, and the open one as its reader sees it. Works with links only. */
export function OutboxPage({ agencyName, mails, open }: Outbox) {
  return (
    <main id="main" className="page-width py-10 lg:py-14">
      <a href="/" className="inline-flex min-h-11 items-center gap-1 font-semibold text-link">
        <Icon name="start" className="size-4" />
        {outboxTexts.link}
      </a>
      <h1 className="font-brand mt-2 text-4xl">{outboxTexts.heading}</h1>
      <p className="mt-3 max-w-[42em] text-muted-foreground">{outboxTexts.subheading(agencyName)}</p>
      {mails.length === 0 && open === null ? (
        <div className="mt-10">
          <EmptyState icon="mail" title={outboxTexts.empty}>
            {outboxTexts.emptyHint}
          </EmptyState>
        </div>
      ) : (
        <div
          className={classNames(
            'mt-8 grid items-start gap-6',
            open === null ? 'max-w-3xl' : 'lg:grid-cols-[20rem_minmax(0,46rem)]',
          )}
        >
          <MailList mails={mails} openId={open?.id ?? null} />
          {open && <OpenMail mail={open} />}
        </div>
      )}
    </main>
  )
}

function MailList({ mails, openId }: { mails: readonly OutboxMail[]; openId: number | null }) {
  return (
    <ul
      className={classNames(
        'divide-y overflow-hidden rounded-xl border bg-card shadow-card',
        openId !== null && 'max-lg:hidden lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto',
      )}
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <a
            href={`/outbox/${mail.id}`}
            {...(mail.id === openId ? { 'aria-current': 'page' as const } : {})}
            className="block px-5 py-4 hover:bg-muted aria-[current]:bg-accent aria-[current]:text-accent-foreground"
          >
            <bdi lang={mail.language} className="block font-semibold">
              {mail.subject}
            </bdi>
            <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted-foreground">
              <bdi className="min-w-0 truncate">{mail.to}</bdi>
              <time dateTime={mail.at} className="shrink-0 tabular-nums">
                {shownTime(mail.at)}
              </time>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function OpenMail({ mail }: { mail: OutboxMail }) {
  const facts = [
    [outboxTexts.to, mail.to],
    [outboxTexts.time, shownTime(mail.at)],
    [outboxTexts.language, mail.language],
  ]
  return (
    <article className="min-w-0 max-sm:-mx-3">
      <a
        href="/outbox"
        className="mb-3 inline-flex min-h-11 items-center gap-1 font-semibold text-link max-sm:mx-3 lg:hidden"
      >
        <Icon name="start" className="size-4" />
        {outboxTexts.back}
      </a>
      <header className="rounded-t-xl border bg-card px-5 py-5 sm:px-6">
        <h2 lang={mail.language} dir="auto" className="text-xl font-bold">
          {mail.subject}
        </h2>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
        <FileList mail={mail} />
      </header>
      <iframe
        title={outboxTexts.preview}
        src={`/outbox/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
        className="block h-[68rem] w-full border-x bg-background"
      />
      <details className="rounded-b-xl border bg-card">
        <summary className="min-h-11 cursor-pointer px-6 py-3 font-semibold">{outboxTexts.asText}</summary>
        <pre
          lang={mail.language}
          dir="auto"
          className="overflow-x-auto px-6 pb-6 text-sm whitespace-pre-wrap break-words"
        >
          {mail.text}
        </pre>
      </details>
    </article>
  )
}

/** Attachments of a mail, to download. */
function FileList({ mail: { id, files } }: { mail: OutboxMail }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={outboxTexts.files} className="mt-3 flex flex-wrap gap-2">
      {files.map(({ name, size }, index) => (
        <li key={name}>
          <a
            href={`/outbox/${id}/files/${index}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border px-4 text-sm font-semibold hover:bg-muted"
          >
            <bdi>{name}</bdi>
            <span className="font-normal text-muted-foreground">{outboxTexts.size(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Time of a mail for the demo's operator: `2026-03-10 12:00`, UTC. */
function shownTime(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
