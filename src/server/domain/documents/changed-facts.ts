import type { MailFact } from './document-item.ts'

/** A fact of an item that changed; line breaks are preserved. */
export interface ChangedFact {
  readonly label: string
  readonly was: string
  readonly becomes: string
}

/**
 * Returns the differences between an item's mail facts before and after a change, in the same order. If a fact's name
 * differs too, such as the number of nights, each value carries its own name.
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
