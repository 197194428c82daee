import { oneLine } from '../../kernel/text/one-line.ts'
import { mailContact } from './mail-contact.ts'
import type { MailData, MailKind } from './mail-data.ts'
import type { MailFrame, MailSettings } from './mail-frame.ts'
import { mailHtml } from './mail-html.ts'
import type { MailLayout } from './mail-layout.ts'
import { mailLayouts } from './mail-layouts.ts'
import type { NewMail } from './mail-repository.ts'
import { mailTextIn } from './mail-text.ts'

/**
 * Returns a mail for the outbox, in the agency's branding and the given language, as HTML and as text. What people
 * typed is put on one line and escaped. Source: security, 7.
 */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  settings: MailSettings,
  recipient: string,
  data: MailData[Kind],
): NewMail {
  const { agency, language, texts } = settings
  const t = mailTextIn(language, texts)
  const agencyName = oneLine(agency.agencyName)
  const layout = mailLayouts[kind](data, t, agencyName)
  const name = greetedName(data.firstName)
  const frame: MailFrame = {
    ...settings,
    agencyName,
    greeting: name === null ? t('greetingUnnamed') : t('greeting', { name }),
    regards: t('regards'),
    linkHint: t('linkHint'),
    reason: t('reason', { email: recipient }),
    questions: t('questions'),
  }
  return {
    recipient,
    kind,
    language,
    subject: oneLine(layout.subject),
    html: mailHtml(layout, frame),
    text: mailPlain(layout, frame),
  }
}

/** Returns a mail as plain text: the same words, each link on a separate line. */
function mailPlain(layout: MailLayout, frame: MailFrame): string {
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

/**
 * Returns a typed first name for the greeting, or null if it is not a name. Mail programs turn what looks like an
 * address into links, and strangers must not send messages through us.
 */
export function greetedName(firstName: string): string | null {
  const name = firstName.trim()
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(name.replace(/\. |\.$/g, ' ').trim()) ? name : null
}
