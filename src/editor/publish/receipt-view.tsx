import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { ChangeList } from '../diff/change-list.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import type { Published } from './branding-api.ts'
import { LookPicture } from './look-picture.tsx'
import { Moment } from './moment.tsx'
import { PagesList } from './pages-list.tsx'

/** What a publication did: which version, when, who, why, what it looked like before and after, and every field. */
export function ReceiptView({ publication, receipt }: Pick<Published, 'publication' | 'receipt'>) {
  const { t } = useFieldWords()
  const { version, by, at, note, beforeVersion } = publication
  return (
    <div className="grid gap-6">
      <div className="flex items-start gap-3">
        <span className="tint-success flex size-10 shrink-0 items-center justify-center rounded-full text-success">
          <Icon path={moreIconPaths.success} className="size-6" />
        </span>
        <div className="min-w-0">
          <p role="status" className="text-base font-semibold">
            {t('publish.live', { version })}
          </p>
          <p className="text-sm text-muted-foreground">
            {by.name} · <Moment at={at} exact />
          </p>
        </div>
      </div>
      {note && (
        <blockquote dir="auto" className="border-s-2 ps-3 text-sm whitespace-pre-line break-words">
          {note}
        </blockquote>
      )}
      {beforeVersion !== null && <BeforeAndAfter before={beforeVersion} after={version} />}
      <ChangeList changes={receipt.fields as Parameters<typeof ChangeList>[0]['changes']} />
      <PagesList pages={receipt.pages} />
    </div>
  )
}

/** Two versions beside each other. */
export function BeforeAndAfter({ before, after }: { before: number; after: number }) {
  const { t } = useFieldWords()
  const sides = [
    { version: before, word: t('diff.before') },
    { version: after, word: t('diff.after') },
  ]
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map(({ version, word }) => (
        <figure key={version} className="min-w-0">
          <LookPicture
            version={version}
            size="large"
            name={`${word}: ${t('history.version', { version })}`}
          />
          <figcaption className="mt-1 text-xs text-muted-foreground">{word}</figcaption>
        </figure>
      ))}
    </div>
  )
}
