import type { MailFact } from './document-item.ts'

/** What of an item is another by a change; line breaks stay. */
export interface ChangedFact {
  readonly label: string
  readonly was: string
  readonly becomes: string
}

/**
 * Takes what mails list of an item before a change and after it, in the same order, and gives what differs. Where the name of a fact
 * says something of it too, such as how many nights, it stands with each of both.
 */
export function changedFacts(was: readonly MailFact[], becomes: readonly MailFact[]): ChangedFact[] {
  return becomes.flatMap((now, index): ChangedFact[] => {
    const before = was[index]
    if (before === undefined) return [{ label: now.label, was: '–', becomes: now.value }]
    if (before.label === now.label)
      return before.value === now.value ? [] : [{ label: now.label, was: before.value, becomes: now.value }]
    return [{ label: '', was: named(before), becomes: named(now) }]
  })
}

function named({ label, value }: MailFact): string {
  return `${label}\n${value}`
}
