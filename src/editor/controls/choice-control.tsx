import { useFieldTexts } from '../shell/field-texts.ts'
import type { ControlProps } from './control.ts'
import { Segments } from './segments.tsx'
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
