import type { InputHTMLAttributes } from 'react'

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
