import { flushSync } from 'react-dom'
import type { Text } from '../../platform/text.ts'
import type { scheduleFaults } from './schedule-faults.ts'

type Told = Partial<Record<string, string>>

/** Says what is wrong with the times of a form, and leads to the first of them; gives whether anything is. */
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
