import { useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { AddCode } from './add-code.tsx'
import { namesOf } from './codes.ts'
import type { ControlProps } from './control.ts'
import { iconButton } from './control-style.ts'
import { Sortable } from './sortable.tsx'

const kinds = { languages: 'language', currencies: 'currency' } as const
const defaults = { languages: '/agency/defaultLanguage', currencies: '/agency/defaultCurrency' } as const

/** Several languages or currencies in a draggable order; none means all. */
export function CodeListControl({ field, label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const editor = useEditor()
  const kind = field.kind as keyof typeof kinds
  const usual = useEditorValue(editor.valueAtom(defaults[kind]))
  const [names] = useState(() => namesOf(kinds[kind], language))
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const nameOf = (code: string) => names.find((one) => one.code === code)?.name ?? code
  const set = (next: readonly string[]) => {
    onChange(next.length === 0 && !field.isRequired ? undefined : next)
    onEnd()
  }
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {chosen.length === 0 && <p className="text-sm text-muted-foreground">{t('control.all')}</p>}
      <Sortable
        label={label}
        items={chosen.map((code) => ({ id: code, name: nameOf(code) }))}
        onOrder={set}
        row={(code) => (
          <>
            <span className="min-w-0 flex-1 truncate text-sm">
              {nameOf(code)}
              {kind === 'currencies' && (
                <span className="ms-2 text-xs text-muted-foreground tabular-nums">{code}</span>
              )}
            </span>
            {code === usual && (
              <span className="shrink-0 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-accent-foreground">
                {t('list.default')}
              </span>
            )}
            {/* Without its default language, a site could not be published. */}
            {(code !== usual || kind !== 'languages') && (
              <button
                type="button"
                className={iconButton}
                aria-label={t('list.remove', { name: nameOf(code) })}
                onClick={() => set(chosen.filter((one) => one !== code))}
              >
                <Icon name="close" className="size-4" />
              </button>
            )}
          </>
        )}
      />
      <AddCode
        name={t('list.addTo', { name: label })}
        placeholder={t(kind === 'languages' ? 'list.addLanguage' : 'list.addCurrency')}
        codes={names.filter(({ code }) => !chosen.includes(code))}
        hasCodes={kind === 'currencies'}
        onAdd={(code) => set([...chosen, code])}
      />
    </div>
  )
}
