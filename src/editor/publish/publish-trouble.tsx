import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { Settled } from '../core/send-pending.ts'
import { useEditor, useEditorValue, useFieldsToFix } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { useRevealSetting } from '../layout/reveal-setting.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import type { Live } from './branding-api.ts'
import type { ChangesSinceReview } from './changes-since-review.ts'

/** Why publishing failed: unsaved changes, another publication, a failed check, or no answer. */
export type Trouble = Exclude<Settled, 'saved'> | 'stale' | 'checks' | 'failed'

interface PublishTroubleProps {
  trouble: Trouble
  since?: ChangesSinceReview | null
}

/** States what blocks publishing, and that nothing is lost; problems link to their fields. */
export function PublishTrouble({ trouble, since = null }: PublishTroubleProps) {
  const { t } = useFieldTexts()
  const waiting = useWaitingSettings()
  return (
    <Alert
      className="[&_div]:text-sm"
      tone={trouble === 'stale' ? 'warning' : 'destructive'}
      title={t(`publish.trouble.${trouble}`)}
    >
      {since && <Since since={since} />}
      <p>{t(`publish.mend.${trouble}`)}</p>
      {(trouble === 'refused' || trouble === 'conflict') && <PointerLinks pointers={waiting[trouble]} />}
    </Alert>
  )
}

/** The number of one person's fields that are named; the others are counted. */
const NAMED = 4

/** Who changed what in the draft since the review; each field is a link. */
function Since({ since: { changes, published } }: { since: ChangesSinceReview }) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const wordsOf = usePointerTexts()
  const reveal = useRevealSetting()
  if (changes.length === 0 && published === null) return null
  return (
    <ul className="my-2 grid gap-1.5">
      {published && (
        <li>
          {t('publish.sincePublished', { name: words.name(published.name), version: published.version })}
        </li>
      )}
      {changes.map(({ name, pointers }) => (
        <li key={name}>
          {t('publish.sinceChanged', { name: words.name(name) })}{' '}
          {pointers.slice(0, NAMED).map((pointer, at) => (
            <span key={pointer}>
              {at > 0 && ' · '}
              <button
                type="button"
                className="text-start font-semibold underline underline-offset-2"
                onClick={() => reveal(pointer)}
              >
                {wordsOf(pointer).label}
              </button>
            </span>
          ))}
          {pointers.length > NAMED && ` ${t('publish.sinceMore', { count: pointers.length - NAMED })}`}
        </li>
      ))}
    </ul>
  )
}

/** Reports that another person published first: the live version, its author, and that nothing was undone. */
export function PublishOvertaken({ live: { version, name } }: { live: Live }) {
  const { t } = useFieldTexts()
  return (
    <Alert tone="warning" title={t('history.overtaken')}>
      {name ? t('history.overtakenBy', { version, name }) : t('history.overtakenAlone', { version })}
    </Alert>
  )
}

/** Settings by name, each a link to its field. */
export function PointerLinks({ pointers }: { pointers: readonly string[] }) {
  const wordsOf = usePointerTexts()
  const reveal = useRevealSetting()
  if (pointers.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {pointers.map((pointer) => (
        <li key={pointer}>
          <Button size="small" variant="outline" onClick={() => reveal(pointer)}>
            {wordsOf(pointer).label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Settings with refused values, and those with conflicts. */
export function useWaitingSettings(): { refused: readonly string[]; conflict: readonly string[] } {
  const { conflicts } = useEditorValue(useEditor().savingAtom)
  return { refused: useFieldsToFix(), conflict: conflicts.map(({ pointer }) => pointer) }
}
