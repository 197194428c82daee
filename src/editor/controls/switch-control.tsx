import type { InputHTMLAttributes } from 'react'
import type { ControlProps } from './control.ts'

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

/** A small switch for the editor's rows; the text next to it names it. */
export function SmallSwitch(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox announces its own state
      role="switch"
      className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-muted transition-colors before:absolute before:inset-y-0 before:start-0.5 before:my-auto before:size-3.5 before:rounded-full before:bg-muted-foreground before:transition-[translate] checked:border-brand-edge checked:bg-primary checked:before:translate-x-4 checked:before:bg-primary-foreground rtl:checked:before:-translate-x-4"
    />
  )
}
