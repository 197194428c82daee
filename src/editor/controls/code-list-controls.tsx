import { useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { AddCode } from './add-code.tsx'
import { namesOf } from './codes.ts'
import type { ControlProps } from './control.ts'
import { iconButton } from './control-style.ts'
import { Sortable } from './sortable.tsx'

/** Countries that require consent: the European Economic Area, the United Kingdom and Switzerland. */
const asking =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

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

/** An unordered set of countries; one press adds those of European law. */
export function CountriesControl({ label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const [names] = useState(() => namesOf('country', language))
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const listed = names.filter(({ code }) => chosen.includes(code))
  const missing = asking.filter((code) => !chosen.includes(code))
  const set = (next: readonly string[]) => {
    onChange(next.length === 0 ? undefined : next)
    onEnd()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {listed.length === 0 && <p className="text-sm text-muted-foreground">{t('control.noCountries')}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-1 empty:hidden">
        {listed.map(({ code, name }) => (
          <li
            key={code}
            className="flex max-w-full items-center rounded-control border bg-card ps-2.5 text-sm"
          >
            <span className="min-w-0 truncate">{name}</span>
            <button
              type="button"
              aria-label={t('list.remove', { name })}
              onClick={() => set(chosen.filter((one) => one !== code))}
              className="flex h-7 shrink-0 items-center px-1.5 text-muted-foreground transition-colors hover:text-foreground pointer-coarse:h-10 pointer-coarse:px-2.5"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Button
          variant="outline"
          size="small"
          className="h-auto min-h-9 justify-self-start py-1.5 text-start whitespace-normal"
          onClick={() => set([...chosen, ...missing])}
        >
          <Icon path={moreIconPaths.plus} className="size-4" />
          {t('control.askingCountries')}
        </Button>
      )}
      <AddCode
        name={t('list.addTo', { name: label })}
        placeholder={t('list.addCountry')}
        codes={names.filter(({ code }) => !chosen.includes(code))}
        onAdd={(code) => set([...chosen, code])}
      />
    </div>
  )
}
