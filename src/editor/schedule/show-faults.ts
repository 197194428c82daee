import { flushSync } from 'react-dom'
import type { Text } from '../../platform/text.ts'
import type { scheduleFaults } from './schedule-faults.ts'

type FaultTexts = Partial<Record<string, string>>

/** Shows the faults of a form's times and moves the focus to the first; returns whether there are any. */
export function showFaults(
  form: HTMLFormElement,
  found: ReturnType<typeof scheduleFaults>,
  t: Text,
  show: (texts: FaultTexts) => void,
): boolean {
  const texts = Object.entries(found).map(([field, fault]) => [field, t(`schedule.fault.${fault}`)] as const)
  flushSync(() => show(Object.fromEntries(texts)))
  if (texts.length > 0) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  return texts.length > 0
}
