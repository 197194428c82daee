import type { ControlProps } from './control.ts'
import { SmallSwitch } from './small-switch.tsx'

/** On or off, applied at once; the whole row can be pressed. */
export function SwitchControl(props: ControlProps) {
  const { id, label, value, field, isInvalid, describedBy, onChange, onEnd } = props
  return (
    <label
      htmlFor={id}
      className="flex min-h-8 cursor-pointer items-center gap-3 text-sm font-semibold pointer-coarse:min-h-11"
    >
      <span id={`${id}-name`} className="min-w-0 flex-1">
        {label}
      </span>
      <SmallSwitch
        id={id}
        checked={(value ?? field.schema.default) === true}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          onChange(target.checked)
          onEnd()
        }}
      />
    </label>
  )
}
