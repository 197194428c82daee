import { useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { type CodeKind, namesOf } from './codes.ts'
import type { ControlProps } from './control.ts'
import { SelectBox } from './select-box.tsx'

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
