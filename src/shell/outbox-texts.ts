/** Texts of the outbox: a demo tool in English, not part of any agency's download. */
export const outboxTexts = {
  asText: 'As text',
  back: 'All mails',
  empty: 'Nothing has been mailed yet',
  emptyHint: 'Sign up, ask for a new password or invite somebody, and the mail is here.',
  files: 'Attached',
  heading: 'Outbox',
  language: 'Language',
  link: 'To the site',
  preview: 'The mail as its reader sees it',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  subheading: (agency: string) =>
    `What ${agency} would have mailed. In the demo no mail leaves this machine; in production this page is not there.`,
  time: 'Written',
  to: 'To',
} as const
