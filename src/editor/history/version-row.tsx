import type { Publication, Version } from '../../contract/types.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { RelativeTime } from '../publish/relative-time.tsx'
import { VersionPicture } from '../publish/version-picture.tsx'

/** One version in the list: its theme, note, author and time. */
export function VersionRow({ version, onOpen }: { version: Version; onOpen: () => void }) {
  const { t } = useFieldTexts()
  const { version: number, by, at, isPublished } = version
  const note = noteOf(version)
  const kind = t(`history.kind.${versionKind(version)}`)
  const [again] = timesAgain(version)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-3 rounded-lg p-2 text-start transition-colors hover:bg-muted"
      >
        <VersionPicture version={number} size="small" className="w-24 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span dir="auto" className="min-w-0 truncate text-sm font-semibold">
              {note || t('history.version', { version: number })}
            </span>
            {isPublished && <LiveMark />}
          </span>
          <span className="block truncate text-xs text-muted-foreground">
            {note ? `${t('history.version', { version: number })} · ${kind}` : kind}
          </span>
          <span className="block truncate text-xs text-muted-foreground">
            {by?.name && `${by.name} · `}
            <RelativeTime at={at} />
          </span>
          {again && (
            <span className="block truncate text-xs text-muted-foreground">
              {t('history.again', { name: again.by.name })} · <RelativeTime at={again.at} />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

/** Marks the version that visitors see. */
export function LiveMark() {
  const { t } = useFieldTexts()
  return (
    <span className="tint-success shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold text-success">
      {t('history.live')}
    </span>
  )
}

type Known = Pick<Version, 'by' | 'publications'>

/** How a version was first published; a version without an author was imported with the agency's folder. */
export function versionKind({ by, publications }: Known): Publication['kind'] | 'import' {
  return by === null ? 'import' : (publications.at(-1)?.kind ?? 'import')
}

/** Each time a version was restored, latest first. */
export function timesAgain({ by, publications }: Known): readonly Publication[] {
  return by === null ? publications : publications.slice(0, -1)
}

/** The author's note on a version; an imported version has only the log's own words, which do not count. */
export function noteOf({ by, note }: Pick<Version, 'by' | 'note'>): string {
  return by === null ? '' : note
}
