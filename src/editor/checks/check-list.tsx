import { type ReactNode, useId } from 'react'
import type { Finding, PassedCheck } from '../../contract/types.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { Disclosure } from '../publish/disclosure.tsx'
import { type ChecksNow, useChecks } from './checks-state.ts'
import { useFindingTexts } from './finding-texts.ts'

interface CheckListProps {
  /** Opens a setting. */
  onGo: (pointer: string) => void
}

/** The findings in the draft: those that block publishing, advice, and a quiet list of passed checks. */
export function CheckList({ onGo }: CheckListProps) {
  const { t } = useFieldTexts()
  const checks = useChecks()
  const { answer, state, blocking, advice, isAsking, fix } = checks
  const rows = (findings: readonly Finding[]) => <Rows findings={findings} onGo={onGo} onFix={fix} />
  return (
    <div className="grid gap-5" aria-busy={isAsking}>
      <Status checks={checks} />
      {blocking.length > 0 && (
        <Part title={t('checks.blocking')} count={blocking.length} isUrgent>
          {rows(blocking)}
        </Part>
      )}
      {advice.length > 0 && (
        <Part title={t('checks.advice')} count={advice.length}>
          {rows(advice)}
        </Part>
      )}
      {state === 'ready' && answer && <Passed passed={answer.passed} />}
    </div>
  )
}

/** The state of the checks, and what to do if there is no answer. */
function Status({ checks: { answer, state, isAsking, blocking, advice, ask } }: { checks: ChecksNow }) {
  const { t } = useFieldTexts()
  if (state !== 'ready' && !isAsking) {
    const words = state === 'failed' ? 'checks.failed' : answer ? 'checks.offline' : 'checks.offlineEmpty'
    return (
      <div
        role="status"
        className="flex items-center gap-3 rounded-control border bg-muted/50 py-2 ps-3 pe-2 text-sm"
      >
        <Icon
          path={state === 'failed' ? moreIconPaths.failure : moreIconPaths.noConnection}
          className="size-5 shrink-0"
        />
        <p className="min-w-0 flex-1">{t(words)}</p>
        <Button variant="ghost" size="small" onClick={ask}>
          {t('checks.retry')}
        </Button>
      </div>
    )
  }
  if (!answer)
    return (
      <div role="status" className="grid gap-2.5">
        <p className="text-sm text-muted-foreground">{t('checks.loading')}</p>
        {['w-11/12', 'w-3/4', 'w-5/6'].map((width) => (
          <span key={width} className={`h-4 animate-pulse rounded-sm bg-muted ${width}`} />
        ))}
      </div>
    )
  if (blocking.length + advice.length > 0) return null
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold text-success">
      <Icon path={moreIconPaths.success} className="size-5" />
      {t('checks.clear')}
    </p>
  )
}

interface PartProps {
  title: string
  count: number
  isUrgent?: boolean
  children: ReactNode
}

function Part({ title, count, isUrgent = false, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4
        id={id}
        className={`flex items-baseline gap-2 text-xs font-semibold ${isUrgent ? 'text-destructive' : 'text-muted-foreground'}`}
      >
        {title}
        <span className="font-normal tabular-nums">{count}</span>
      </h4>
      {children}
    </section>
  )
}

interface RowsProps {
  findings: readonly Finding[]
  onGo: (pointer: string) => void
  onFix: (finding: Finding) => void
}

function Rows({ findings, onGo, onFix }: RowsProps) {
  return (
    <ul className="divide-y">
      {findings.map((finding) => (
        <FindingRow key={`${finding.field} ${finding.reason}`} {...{ finding, onGo, onFix }} />
      ))}
    </ul>
  )
}

/** A check that had nothing to examine is not listed. */
function Passed({ passed }: { passed: readonly PassedCheck[] }) {
  const { t } = useFieldTexts()
  const words = useFindingTexts()
  const shown = passed.filter(({ values }) => values.count !== 0)
  if (shown.length === 0) return null
  return (
    <Disclosure
      summary={
        <>
          {t('checks.passed')} <span className="text-xs tabular-nums">{shown.length}</span>
        </>
      }
    >
      <ul className="mt-2 grid gap-1.5 text-xs leading-relaxed text-muted-foreground">
        {shown.map((check) => (
          <li key={check.check} className="flex gap-2">
            <Icon path={moreIconPaths.success} className="mt-0.5 size-4 shrink-0 text-success" />
            <span className="min-w-0">{words.passed(check)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

interface FindingRowProps {
  finding: Finding
  onGo: (pointer: string) => void
  onFix: (finding: Finding) => void
}

/** One finding: its place, its text and its fix. */
function FindingRow({ finding, onGo, onFix }: FindingRowProps) {
  const { t } = useFieldTexts()
  const words = useFindingTexts()
  const place = words.place(finding)
  const fix = words.fix(finding)
  return (
    <li className="flex gap-2.5 py-3">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${finding.level === 'blocking' ? 'bg-destructive' : 'bg-warning'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted-foreground wrap-anywhere">{place}</p>
        <p className="mt-0.5 text-sm leading-snug wrap-anywhere">{words.sentence(finding)}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {fix !== null && (
            <Button
              variant="outline"
              size="small"
              aria-label={`${fix}: ${place}`}
              onClick={() => onFix(finding)}
              className="max-w-full"
            >
              <bdi className="truncate">{fix}</bdi>
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={t('checks.goTo', { name: place })}
            onClick={() => onGo(finding.pointer)}
            // Its text is aligned with the texts above.
            className={fix === null ? '-ms-3' : ''}
          >
            {t('checks.go')}
          </Button>
        </div>
      </div>
    </li>
  )
}
