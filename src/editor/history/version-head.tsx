import type { Version } from '../../contract/types.ts'
import { Moment } from '../publish/moment.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { kindOfVersion, noteOf, timesAgain } from './kind-of-version.ts'
import { LiveMark } from './version-row.tsx'

/** Which version it is, how it came about, and each time that visitors saw it again. */
export function VersionHead({ version: one }: { version: Version }) {
  const { t } = useFieldWords()
  const { version, by, at, isPublished } = one
  const note = noteOf(one)
  return (
    <div>
      <div className="flex items-center gap-2">
        <h3 className="text-base font-semibold">{t('history.version', { version })}</h3>
        {isPublished && <LiveMark />}
      </div>
      <p className="text-sm text-muted-foreground">
        {t(`history.kind.${kindOfVersion(one)}`)}
        {by?.name && ` · ${by.name}`} · <Moment at={at} exact />
      </p>
      {timesAgain(one).map(({ id, by, at, kind }) => (
        <p key={id} className="text-sm text-muted-foreground">
          {t(`history.kind.${kind}`)} · {by.name} · <Moment at={at} exact />
        </p>
      ))}
      {note && (
        <blockquote dir="auto" className="mt-2 border-s-2 ps-3 text-sm whitespace-pre-line break-words">
          {note}
        </blockquote>
      )}
    </div>
  )
}
