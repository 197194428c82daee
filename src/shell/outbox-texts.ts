/** Texts of the outbox: a demo tool in English, not part of any agency's download. */
export const outboxTexts = {
  asText: 'As text',
  back: 'All emails',
  empty: 'No emails yet',
  emptyHint: 'Sign up, request a new password or invite someone, and the email appears here.',
  files: 'Attached',
  heading: 'Outbox',
  language: 'Language',
  link: 'Open the site',
  preview: 'Preview of the email',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  subheading: (agency: string) =>
    `Emails that ${agency} would have sent. In the demo, no email leaves this machine. In production, this page does not exist.`,
  time: 'Created',
  to: 'To',
} as const
