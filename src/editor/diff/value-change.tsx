import type { ReactNode } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { ListChange } from './list-change.tsx'
import { Clipped, MarkedText, textSegments } from './marked-text.tsx'
import { htmlText, ShownValue } from './shown-value.tsx'
import type { ValueRow } from './value-rows.ts'

const texts = new Set(['text', 'longText', 'html', 'address', 'email', 'phone'])
const arrow = 'M4.5 12h15M13.5 6l6 6-6 6'

/** A value before and after: texts with marked changes, lists item by item, everything else side by side. */
export function ValueChange({ row }: { row: ValueRow }) {
  const { language } = usePage()
  const { kind, before, after } = row
  if (Array.isArray(before) || Array.isArray(after))
    return <ListChange row={row} inner={(one) => <ValueChange row={one} />} />
  if (!texts.has(kind)) return <BesideEachOther row={row} />
  const [old, next] = [before, after].map((value) =>
    typeof value !== 'string' ? '' : kind === 'html' ? htmlText(value) : value,
  ) as [string, string]
  const parts =
    old && next && kind !== 'address' && kind !== 'email' ? textSegments(old, next, language) : null
  if (parts) return <MarkedText parts={parts} />
  const isShort = Math.max(old.length, next.length) <= 28
  return isShort ? (
    <BesideEachOther row={row} />
  ) : (
    <OneAfterTheOther row={row} length={old.length + next.length} />
  )
}

function BesideEachOther({ row }: { row: ValueRow }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Before>
        <ShownValue row={row} value={row.before} />
      </Before>
      <Icon path={arrow} className="size-4 text-muted-foreground rtl:-scale-x-100" />
      <After>
        <ShownValue row={row} value={row.after} />
      </After>
    </p>
  )
}

function OneAfterTheOther({ row, length }: { row: ValueRow; length: number }) {
  return (
    <Clipped isLong={length > 700}>
      <div className="grid gap-1.5">
        <div className="border-s-2 border-destructive/40 ps-2.5">
          <Before>
            <ShownValue row={row} value={row.before} />
          </Before>
        </div>
        <div className="border-s-2 border-success/60 ps-2.5">
          <After>
            <ShownValue row={row} value={row.after} />
          </After>
        </div>
      </div>
    </Clipped>
  )
}

function Before({ children }: { children: ReactNode }) {
  const { t } = useFieldTexts()
  return (
    <del className="min-w-0 text-muted-foreground no-underline">
      <span className="sr-only">{t('diff.before')}: </span>
      {children}
    </del>
  )
}

function After({ children }: { children: ReactNode }) {
  const { t } = useFieldTexts()
  return (
    <ins className="min-w-0 font-medium no-underline">
      <span className="sr-only">{t('diff.after')}: </span>
      {children}
    </ins>
  )
}
