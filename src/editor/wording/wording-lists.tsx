import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { SiteText } from './site-texts.ts'
import { type WordingGroup, wordingGroups } from './wording-groups.ts'

/** As many as a user will read through before refining the search. */
const MOST = 40

interface WordListProps {
  texts: readonly SiteText[]
  row: (text: SiteText) => ReactNode
}

interface WordGroupsProps extends WordListProps {
  /** Keys of the texts with the agency's wording, including those to fix. */
  worded: readonly string[]
  toFix: readonly string[]
  /** The group that is open at first. */
  opened: WordingGroup | null
}

/** The texts by their place on the site; closed groups are not rendered. */
export function WordingGroups({ texts, worded, toFix, opened, row }: WordGroupsProps) {
  const { t } = useFieldTexts()
  const [open, setOpen] = useState(opened)
  const groups = Map.groupBy(texts, ({ group }) => group)
  return (
    <ul className="divide-y rounded-lg border bg-card">
      {wordingGroups.map((group) => {
        const own = groups.get(group)
        if (!own) return null
        const count = own.filter(({ key }) => worded.includes(key)).length
        const waiting = own.filter(({ key }) => toFix.includes(key)).length
        return (
          <li key={group}>
            <button
              type="button"
              aria-expanded={open === group}
              onClick={() => setOpen(open === group ? null : group)}
              className="flex min-h-9 w-full items-center gap-2 rounded-lg px-2.5 py-1.5 text-start text-sm font-medium transition-colors hover:bg-muted/60 pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1">{t(`words.group.${group}`)}</span>
              {waiting > 0 && (
                <span className="rounded-full tint-destructive px-1.5 py-0.5 text-xs font-semibold tabular-nums">
                  {t('rail.refused', { count: waiting })}
                </span>
              )}
              <span
                className={`text-xs tabular-nums ${count > 0 ? 'rounded-full bg-accent px-1.5 py-0.5 font-semibold text-accent-foreground' : 'font-normal text-muted-foreground'}`}
              >
                {count > 0 ? `${count} / ${own.length}` : own.length}
              </span>
              <Icon
                name="down"
                className={`size-3.5 shrink-0 text-muted-foreground transition-[rotate] ${open === group ? 'rotate-180' : ''}`}
              />
            </button>
            {open === group && <div className="divide-y border-t px-2.5 pb-2">{own.map(row)}</div>}
          </li>
        )
      })}
    </ul>
  )
}

/** The texts that were found, each with the name of its group. */
export function WordingFinds({ texts, row }: WordListProps) {
  const { t } = useFieldTexts()
  const shown = texts.slice(0, MOST)
  return (
    <div className="grid grid-cols-1 gap-3">
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, own]) => (
        <section key={group} aria-label={t(`words.group.${group}`)}>
          <h4 className="text-xs font-semibold">{t(`words.group.${group}`)}</h4>
          <div className="divide-y">{own.map(row)}</div>
        </section>
      ))}
      {texts.length === 0 && <p className="text-sm text-muted-foreground">{t('words.none')}</p>}
      {texts.length > MOST && (
        <p className="text-xs text-muted-foreground">{t('words.more', { count: texts.length - MOST })}</p>
      )}
    </div>
  )
}
