import { useState } from 'react'
import type { ControlProps } from './control.ts'
import { controlLook } from './control-look.ts'

/** A number; what is no number yet changes nothing. */
export function NumberControl({ field, id, value, describedBy, isInvalid, onChange, onEnd }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      id={id}
      dir="ltr"
      inputMode="decimal"
      value={typed ?? (typeof value === 'number' ? String(value) : '')}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = Number(target.value.replace(',', '.'))
        if (target.value.trim() !== '' && Number.isFinite(number)) onChange(number, `type ${field.pointer}`)
      }}
      onBlur={() => {
        setTyped(null)
        onEnd()
      }}
      className={`${controlLook} text-with-page tabular-nums`}
    />
  )
}
