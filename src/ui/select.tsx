import { type ReactNode, type SelectHTMLAttributes, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { controlFrame, Labelled } from './labelled.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Omitted if another element is the label. */
  label?: ReactNode
  error?: string | undefined
  hint?: ReactNode
}

// If the browser allows styling the open list, it has the brand's colours; otherwise the system's.
const openList = classNames(
  'supports-[appearance:base-select]:[&::picker(select)]:[appearance:base-select]',
  '[&::picker-icon]:hidden [&::picker(select)]:mt-1.5 [&::picker(select)]:max-h-80 [&::picker(select)]:overscroll-contain [&::picker(select)]:rounded-lg [&::picker(select)]:border [&::picker(select)]:border-border [&::picker(select)]:bg-popover [&::picker(select)]:p-1.5 [&::picker(select)]:text-popover-foreground [&::picker(select)]:shadow-float',
  'supports-[appearance:base-select]:[&_option]:flex supports-[appearance:base-select]:[&_option]:min-h-11 supports-[appearance:base-select]:[&_option]:items-center supports-[appearance:base-select]:[&_option]:gap-2 supports-[appearance:base-select]:[&_option]:rounded-md supports-[appearance:base-select]:[&_option]:px-3',
  '[&_option]:font-normal [&_option:checked]:font-semibold [&_option:hover]:bg-accent [&_option:hover]:text-accent-foreground [&_option:focus-visible]:bg-accent [&_option:focus-visible]:text-accent-foreground [&_option:focus-visible]:-outline-offset-2 [&_option:disabled]:text-muted-foreground [&_option::checkmark]:text-link',
)

/** The browser's own select, with its keys, screen-reader support and phone lists. */
export function Select({ label, error, hint, className, id, ...rest }: SelectProps) {
  const own = useId()
  const control = id ?? own
  const box = useRef<HTMLSelectElement>(null)
  useEarlyInput(box, rest.onChange, rest.value)
  const select = (
    <span
      className={classNames(
        'relative',
        label ? 'flex' : 'inline-flex max-w-full',
        !label && (className ?? 'min-w-40'),
      )}
    >
      <select
        {...rest}
        ref={box}
        id={control}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={error || hint ? `${control}-note` : rest['aria-describedby']}
        className={classNames(
          controlFrame,
          openList,
          'select-box',
          label ? 'select-box-tall' : null,
          'aria-invalid:border-destructive disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
        )}
      />
      <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-muted-foreground">
        <Icon name="down" className="size-4" />
      </span>
    </span>
  )
  if (!label) return select
  return (
    <Labelled {...{ id: control, label, error, hint, className }} required={rest.required}>
      {select}
    </Labelled>
  )
}
