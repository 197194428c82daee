import type { Outbox, OutboxMail } from '../../contract/outbox.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { outboxTexts } from '../outbox-texts.ts'

/** The demo's outbox: an agency's mails as a list, and the open one as its reader sees it. It runs no script. */
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
            open !== null && 'lg:grid-cols-[22rem_minmax(0,1fr)]',
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
        openId !== null && 'max-lg:hidden',
      )}
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <a
            href={`/outbox/${mail.id}`}
            {...(mail.id === openId ? { 'aria-current': 'page' as const } : {})}
            className="block px-5 py-4 hover:bg-muted aria-[current]:bg-accent aria-[current]:text-accent-foreground"
          >
            <span className="flex items-baseline justify-between gap-4">
              <bdi lang={mail.language} className="font-semibold">
                {mail.subject}
              </bdi>
              <time dateTime={mail.at} className="shrink-0 text-sm text-muted-foreground tabular-nums">
                {shownTime(mail.at)}
              </time>
            </span>
            <span className="mt-1 block truncate text-sm text-muted-foreground">{mail.to}</span>
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
    <article className="min-w-0">
      <a
        href="/outbox"
        className="mb-3 inline-flex min-h-11 items-center gap-1 font-semibold text-link lg:hidden"
      >
        <Icon name="start" className="size-4" />
        {outboxTexts.back}
      </a>
      <header className="rounded-t-xl border bg-card px-6 py-5">
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
      </header>
      <iframe
        title={outboxTexts.preview}
        src={`/outbox/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[62rem] w-full border-x bg-background"
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

/** A tool's time, to be read by whoever runs the demo: `2026-03-10 12:00`, UTC. */
function shownTime(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
