import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import { ComboBox } from './combo-box.tsx'
import { findCodes, type NamedCode } from './find-codes.ts'

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
