import { type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { heldFrame, Labelled } from './labelled.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  /** An icon before the text. */
  start?: ReactNode
  /** Part of the value: a currency, the beginning of an address. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** A button at the end of the field. */
  end?: ReactNode
  /** Names of the button that shows a password and hides it again. */
  reveal?: { show: string; hide: string } | undefined
}

/** Written left to right in every language: otherwise 'mira@' would read '@mira' on a right-to-left page. */
const leftToRight: readonly unknown[] = ['email', 'tel', 'url', 'password']

/** A labelled text field; its error and hint are announced with it. */
export function Field(props: FieldProps) {
  const { label, error, hint, start, prefix, suffix, end, reveal, className, id, type, ...rest } = props
  const own = useId()
  const input = id ?? own
  const [isShown, setIsShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEarlyInput(field, rest.onChange)
  const affix = 'shrink-0 text-muted-foreground select-none'
  const isLatin = leftToRight.includes(type)
  const described = idsOf(input, { prefix, suffix, note: error ?? hint })
  return (
    <Labelled {...{ id: input, label, error, hint, className }} required={rest.required}>
      <span
        // The prefix or suffix of a number is at the number's own beginning or end.
        dir={isLatin && (prefix || suffix) ? 'ltr' : undefined}
        className={classNames(
          heldFrame,
          'flex min-h-13 items-center gap-3 px-3.5',
          rest.readOnly && 'has-read-only:border-border has-read-only:bg-muted',
          isLatin && Boolean(prefix) && 'prefix-with-page',
        )}
      >
        {start}
        {prefix && (
          <span id={`${input}-prefix`} className={affix}>
            {prefix}
          </span>
        )}
        <input
          dir={isLatin ? 'ltr' : undefined}
          {...rest}
          ref={field}
          id={input}
          type={reveal && isShown ? 'text' : type}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={[described, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
          className="text-with-page min-h-11 w-full min-w-0 bg-transparent outline-none disabled:cursor-not-allowed"
        />
        {suffix && (
          <span id={`${input}-suffix`} className={affix}>
            {suffix}
          </span>
        )}
        {end}
        {reveal && (
          <button
            type="button"
            disabled={rest.disabled}
            aria-controls={input}
            onClick={() => setIsShown(!isShown)}
            className="-me-2 min-h-11 min-w-11 shrink-0 rounded-sm px-2 text-sm font-semibold text-link underline-offset-4 hover:underline disabled:hidden"
          >
            {isShown ? reveal.hide : reveal.show}
          </button>
        )}
      </span>
    </Labelled>
  )
}

/** Ids of the existing parts, in announcement order. */
function idsOf(input: string, parts: Record<string, ReactNode>): string | undefined {
  const there = Object.keys(parts).filter((part) => parts[part])
  return there.map((part) => `${input}-${part}`).join(' ') || undefined
}
