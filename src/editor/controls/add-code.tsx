import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { ComboBox } from './combo-box.tsx'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

interface AddCodeProps {
  name: string
  placeholder: string
  /** Codes that are not chosen yet. */
  codes: readonly NamedCode[]
  /** True if users also know them by code. */
  hasCodes?: boolean
  onAdd: (code: string) => void
}

/** Adds a country, language or currency, found by name or code; it stays open for the next. */
export function AddCode({ name, placeholder, codes, hasCodes = false, onAdd }: AddCodeProps) {
  const { t } = useFieldTexts()
  const [text, setText] = useState<string | null>(null)
  if (codes.length === 0) return null
  const found = text === null ? [] : findCodes(codes, text)
  return (
    <ComboBox<NamedCode>
      {...{ name, text, placeholder }}
      isNamed={false}
      onText={setText}
      chosen=""
      icon={<Icon path={moreIconPaths.plus} className="size-4" />}
      items={found}
      keyOf={({ code }) => code}
      row={(one) => (
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="min-w-0 truncate">{one.name}</bdi>
          {hasCodes && <span className="shrink-0 text-xs tabular-nums opacity-80">{one.code}</span>}
        </span>
      )}
      onChoose={({ code }) => onAdd(code)}
      opensAtOnce
      staysOpen
      most={60}
      note={text !== null && found.length === 0 ? t('state.empty') : ''}
    />
  )
}

export interface NamedCode {
  readonly code: string
  readonly name: string
}

/** Returns the codes whose name contains the typed text or whose code it is; names that start with it first. */
export function findCodes(codes: readonly NamedCode[], text: string): readonly NamedCode[] {
  const wanted = folded(text)
  const rank = ({ code, name }: NamedCode) => {
    if (code.toLowerCase() === wanted) return 0
    const at = folded(name).indexOf(wanted)
    if (at === 0) return 1
    return at > 0 || code.toLowerCase().startsWith(wanted) ? 2 : 3
  }
  return codes
    .map((one) => ({ one, rank: rank(one) }))
    .filter((ranked) => ranked.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ one }) => one)
}
