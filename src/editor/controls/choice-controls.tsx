import { useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type CodeKind, namesOf } from './codes.ts'
import type { ControlProps } from './control.ts'
import { Segments } from './radio-groups.tsx'
import { SelectBox } from './select-box.tsx'

/** Up to this many choices are side by side; more become a list. */
const SIDE_BY_SIDE = 3

/** One of the contract's values. */
export function ChoiceControl(props: ControlProps) {
  const { field, id, label, value, describedBy, onChange, onEnd } = props
  const { option, t } = useFieldTexts()
  const choices = field.schema.enum ?? []
  const chosen = value ?? field.schema.default
  const choose = (next: string) => {
    onChange(next === '' ? undefined : next)
    onEnd()
  }
  if (choices.length > SIDE_BY_SIDE || chosen === undefined) {
    return (
      <SelectBox id={id} value={String(chosen ?? '')} describedBy={describedBy} onChange={choose}>
        {!field.isRequired && field.schema.default === undefined && (
          <option value="">{t('control.automatic')}</option>
        )}
        {choices.map((one) => (
          <option key={one} value={one}>
            {option(field, one)}
          </option>
        ))}
      </SelectBox>
    )
  }
  return (
    <Segments
      {...{ id, label, choices, chosen: String(chosen), onChoose: choose }}
      wordOf={(one) => option(field, one)}
    />
  )
}

/** One of the agency's hosts; without a choice, the first. */
export function HostControl({ id, value, describedBy, onChange, onEnd }: ControlProps) {
  const { hosts } = useEditor()
  const { t } = useFieldTexts()
  const [first] = hosts
  if (!first) return <p className="text-sm text-muted-foreground">{t('host.none')}</p>
  const chosen = typeof value === 'string' ? value : ''
  return (
    <SelectBox
      id={id}
      value={chosen}
      describedBy={describedBy}
      onChange={(host) => {
        onChange(host === '' ? undefined : host)
        onEnd()
      }}
    >
      <option value="">{t('host.first', { host: first })}</option>
      {[...new Set([...hosts, ...(chosen ? [chosen] : [])])].map((host) => (
        <option key={host} value={host}>
          {host}
        </option>
      ))}
    </SelectBox>
  )
}

/** One country, language or currency, by its name in the page's language. */
export function PlaceControl({ field, id, value, describedBy, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const [names] = useState(() => namesOf(field.kind as CodeKind, language))
  return (
    <SelectBox
      id={id}
      value={typeof value === 'string' ? value : ''}
      describedBy={describedBy}
      onChange={(chosen) => {
        onChange(chosen === '' ? undefined : chosen)
        onEnd()
      }}
    >
      {!field.isRequired && <option value="">{t('control.automatic')}</option>}
      {names.map(({ code, name }) => (
        <option key={code} value={code}>
          {field.kind === 'currency' ? `${name} (${code})` : name}
        </option>
      ))}
    </SelectBox>
  )
}
