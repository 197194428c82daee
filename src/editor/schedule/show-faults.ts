import { flushSync } from 'react-dom'
import type { Text } from '../../platform/text.ts'
import type { scheduleFaults } from './schedule-faults.ts'

type Told = Partial<Record<string, string>>

/** Shows the faults of a form's times and moves the focus to the first; returns whether there are any. */
export function showFaults(
  form: HTMLFormElement,
  found: ReturnType<typeof scheduleFaults>,
  t: Text,
  show: (told: Told) => void,
): boolean {
  const told = Object.entries(found).map(([field, fault]) => [field, t(`schedule.fault.${fault}`)] as const)
  flushSync(() => show(Object.fromEntries(told)))
  if (told.length > 0) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  return told.length > 0
}
