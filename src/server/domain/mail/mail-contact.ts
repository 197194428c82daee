import type { Agency } from '../../../contract/types.ts'

/** Returns an agency's contact for a mail's footer: its address, and its telephone if the site shows it too. */
export function mailContact(agency: Agency): { words: string; href: string }[] {
  const { contactEmailId, contactPhoneNumber, displaySupportPhoneFooter } = agency
  return [
    ...(contactEmailId === '' ? [] : [{ words: contactEmailId, href: `mailto:${contactEmailId}` }]),
    ...(contactPhoneNumber === '' || !displaySupportPhoneFooter
      ? []
      : [{ words: contactPhoneNumber, href: `tel:${contactPhoneNumber.replace(/[^+\d]/g, '')}` }]),
  ]
}
