import { type ReactNode, useId, useState } from 'react'
import { affectedPages } from '../../tenant/settings/affected-pages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckList } from '../checks/check-list.tsx'
import { useChecks } from '../checks/checks-state.ts'
import { Segments } from '../controls/radio-groups.tsx'
import { ChangeList } from '../diff/change-list.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useRevealSetting } from '../layout/reveal-setting.ts'
import { ToolSheet } from '../layout/tool-sheet.tsx'
import { ScheduleConfirmation } from '../schedule/schedule-confirmation.tsx'
import { ScheduleForm } from '../schedule/schedule-form.tsx'
import { Schedules } from '../schedule/schedules.tsx'
import type { PlannedSchedule } from '../schedule/schedules-query.ts'
import { type Unpublished, useUnpublished } from './branding-api.ts'
import { ConfirmInactive } from './confirm-inactive.tsx'
import { FailedState } from './failed-state.tsx'
import { NoteField } from './note-field.tsx'
import { PagesList } from './pages-list.tsx'
import { PointerLinks, PublishTrouble, useWaitingSettings } from './publish-trouble.tsx'
import type { usePublish } from './use-publish.ts'

/** The unpublished changes field by field, the findings of the checks, and the publish button. */
export function UnpublishedSheet({
  publishing: doing,
  onClose,
}: {
  publishing: ReturnType<typeof usePublish>
  onClose: () => void
}) {
  const { t } = useFieldTexts()
  const [note, setNote] = useState('')
  const [when, setWhen] = useState('now')
  const [planned, setPlanned] = useState<PlannedSchedule | null>(null)
  const [isPlanning, setIsPlanning] = useState(false)
  const { data, isError, refetch } = useUnpublished()
  const isBlocked = useChecks().blocking.length > 0
  const id = useId()
  return (
    <ToolSheet
      title={t('tool.publish')}
      onClose={onClose}
      footer={
        data &&
        data.changes.length > 0 &&
        !planned && (
          <>
            {isBlocked && (
              <p id={`${id}why`} className="min-w-0 flex-1 text-xs text-destructive">
                {t('publish.blocked')}
              </p>
            )}
            <Button
              size="small"
              busy={doing.isBusy || isPlanning}
              disabled={isBlocked}
              aria-describedby={isBlocked ? `${id}why` : undefined}
              {...(when === 'now'
                ? { onClick: () => void doing.publish(note.trim(), data.publishedVersion) }
                : { type: 'submit', form: `${id}plan` })}
            >
              {t(when === 'now' ? 'publish.now' : 'schedule.plan')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-6">
        {doing.trouble && <PublishTrouble trouble={doing.trouble} since={doing.since} />}
        {doing.trouble !== 'refused' && doing.trouble !== 'conflict' && <UnsavedNotice />}
        {planned ? (
          <ScheduleConfirmation planned={planned} onAnother={() => setPlanned(null)} />
        ) : data ? (
          <WhatChanges {...data} isBlocked={isBlocked} note={note} onNote={setNote}>
            <Segments
              id={id}
              label={t('schedule.when')}
              choices={['now', 'later']}
              chosen={when}
              onChoose={setWhen}
              wordOf={(one) => t(one === 'now' ? 'schedule.now' : 'schedule.later')}
            />
            {when === 'later' && (
              <ScheduleForm
                id={`${id}plan`}
                note={note.trim()}
                onBusy={setIsPlanning}
                onPlanned={setPlanned}
              />
            )}
          </WhatChanges>
        ) : isError ? (
          <FailedState title={t('publish.unread')} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
        <Schedules />
        <ConfirmInactive question={doing.question} />
      </div>
    </ToolSheet>
  )
}

interface WhatChangesProps extends Unpublished {
  isBlocked: boolean
  note: string
  onNote: (note: string) => void
  /** The time of publication. */
  children: ReactNode
}

function WhatChanges({ changes, isBlocked, note, onNote, children }: WhatChangesProps) {
  const { t } = useFieldTexts()
  const reveal = useRevealSetting()
  const { refused, conflict } = useWaitingSettings()
  if (changes.length === 0) {
    // Not all changes can be published; a notice above lists those that cannot.
    if (refused.length + conflict.length > 0) return null
    return (
      <EmptyState size="small" icon={{ path: moreIconPaths.success }} title={t('publish.nothing')}>
        <p className="text-sm">{t('publish.nothingHelp')}</p>
      </EmptyState>
    )
  }
  // Obstacles to publishing are above the changes.
  const checks = (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('publish.checks')}</h3>
      <CheckList onGo={reveal} />
    </section>
  )
  return (
    <>
      <NoteField note={note} onNote={onNote} />
      {isBlocked && checks}
      <div className="grid gap-4">{children}</div>
      <section>
        <h3 className="mb-3 text-sm font-semibold">{t('publish.changes', { count: changes.length })}</h3>
        <ChangeList changes={changes} onGo={reveal} />
      </section>
      <PagesList pages={affectedPages(changes)} />
      {!isBlocked && checks}
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-10" />
      <Skeleton className="h-40" />
    </div>
  )
}

/** Refused and conflicting changes, shown before any press: nothing can be published until they are resolved. */
function UnsavedNotice() {
  const { t } = useFieldTexts()
  const { refused, conflict } = useWaitingSettings()
  return (
    <>
      {refused.length > 0 && (
        <Alert className="[&_div]:text-sm" tone="destructive" title={t('publish.trouble.refused')}>
          <p>{t('publish.notPart')}</p>
          <PointerLinks pointers={refused} />
        </Alert>
      )}
      {conflict.length > 0 && (
        <Alert className="[&_div]:text-sm" tone="destructive" title={t('publish.trouble.conflict')}>
          <p>{t('publish.notPart')}</p>
          <PointerLinks pointers={conflict} />
        </Alert>
      )}
    </>
  )
}
