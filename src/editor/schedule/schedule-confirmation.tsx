import { useEffect, useRef, useState } from 'react'
import { type Change, change, invertChanges } from '../../tenant/settings/change.ts'
import type { Json } from '../../tenant/settings/json.ts'
import { mergeChanges } from '../../tenant/settings/merge-changes.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import { cityOf } from './requested-times.ts'
import type { PlannedSchedule, Schedule } from './schedules-query.ts'

/** Confirms the schedule: the times, and the draft, which still contains the same changes. */
export function ScheduleConfirmation({
  planned,
  onAnother,
}: {
  planned: PlannedSchedule
  onAnother: () => void
}) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const editor = useEditor()
  const [isOut, setIsOut] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { schedule, timeZone } = planned
  const { startsAt, endsAt } = schedule
  const values = { start: words.long(new Date(startsAt), timeZone), city: words.name(cityOf(timeZone)) }
  return (
    <section className="rounded-lg border border-brand-edge bg-accent/40 p-4">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <Icon path={moreIconPaths.success} className="size-5 text-success" />
        {t('schedule.planned')}
      </h3>
      <p className="mt-2 text-sm text-pretty">
        {endsAt
          ? t('schedule.goesLiveAndEnds', { ...values, end: words.long(new Date(endsAt), timeZone) })
          : t('schedule.goesLive', values)}
      </p>
      <p role="status" className="mt-3 text-sm text-pretty text-muted-foreground">
        {isOut ? t('schedule.takenOut') : t('schedule.draftKeeps')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isOut && (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              const back = mergeChanges(invertChanges(changesOf(schedule)), editor.document())
              editor.edit(back.changes)
              setIsOut(true)
            }}
          >
            {t('schedule.takeOut')}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onAnother}>
          {t('schedule.another')}
        </Button>
      </div>
    </section>
  )
}

/** Its changes in the editor's form. */
export function changesOf({ changes }: Pick<Schedule, 'changes'>): Change[] {
  return changes.map(({ pointer, before, after }) =>
    change(pointer, before as Json | undefined, after as Json | undefined),
  )
}
