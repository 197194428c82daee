import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Error of a form, above its fields; announced when it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-destructive px-4 py-3 text-destructive"
    >
      <Icon name="alert" className="mt-0.5 size-5" />
      {children}
    </p>
  )
}

/** Focuses the first invalid field, so that its error is announced; returns whether there is one. */
export function focusField(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): boolean {
  const wrong = Object.keys(errors).find((name) => errors[name])
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return wrong !== undefined
}
