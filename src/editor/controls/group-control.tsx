import { useState } from 'react'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { Button } from '../../ui/button.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { InnerFields } from './inner-fields.tsx'

/** Fields that are only valid together, such as a place: they are saved once complete, and removed as one. */
export function GroupControl({ field, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const [begun, setBegun] = useState<JsonObject | null>(null)
  const shown = begun ?? (isObject(value) ? value : null)
  const isWhole = (group: JsonObject) =>
    (field.schema.required ?? []).every((name) => group[name] !== undefined && group[name] !== '')
  const set = (next: JsonObject) => {
    setBegun(isWhole(next) ? null : next)
    if (isWhole(next)) onChange(next, `type ${field.pointer}`)
  }
  if (!shown) {
    return (
      <Button variant="outline" size="small" onClick={() => setBegun({})}>
        {t('group.begin')}
      </Button>
    )
  }
  return (
    <div className="grid gap-3 border-s-2 ps-3">
      <InnerFields pointer={field.pointer} schema={field.schema} value={shown} onChange={set} onEnd={onEnd} />
      {begun && <p className="text-xs text-muted-foreground">{t('group.unfinished')}</p>}
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => {
          setBegun(null)
          onChange(undefined)
        }}
      >
        {t('group.remove')}
      </Button>
    </div>
  )
}
