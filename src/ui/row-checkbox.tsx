import { useEffect, useRef } from 'react'

interface RowCheckboxProps {
  label: string
  /** `some`: it stands for several rows, and only some are selected. */
  state: 'all' | 'some' | 'none'
  /** `isStretch`: with the shift key, from the last toggled row to this one. */
  onChange: (isStretch: boolean) => void
}

/** The browser's own checkbox, in a target large enough for a thumb. */
export function RowCheckbox({ label, state, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-4.5"
      />
    </label>
  )
}
