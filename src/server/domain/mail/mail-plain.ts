import { mailContact } from './mail-contact.ts'
import type { MailFrame } from './mail-frame.ts'
import type { MailLayout } from './mail-layout.ts'

/** Gives a mail as text, for who reads mail without HTML: the same words, each link on a line of its own. */
export function mailPlain(layout: MailLayout, frame: MailFrame): string {
  const { agency, agencyName } = frame
  const second = layout.second ? [`${layout.second.label}\n${layout.second.href}`] : []
  const contact = mailContact(agency).map(({ words }) => words)
  return [
    frame.greeting,
    ...layout.paragraphs,
    ...(layout.facts
      ? [layout.facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n')]
      : []),
    `${layout.button.label}:\n${layout.button.href}`,
    ...second,
    ...(layout.note === '' ? [] : [layout.note]),
    `${frame.regards}\n${agencyName}`,
    '-- ',
    ...(contact.length === 0 ? [] : [`${frame.questions} ${contact.join(', ')}`]),
    `${frame.origin}\n${frame.reason}`,
  ].join('\n\n')
}
