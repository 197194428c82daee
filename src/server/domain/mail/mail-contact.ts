import type { Agency } from '../../../contract/types.ts'

/** Gives how to ask an agency, as a mail's foot says it: its address, and its telephone where the site shows that too. */
export function mailContact(agency: Agency): { words: string; href: string }[] {
  const { contactEmailId, contactPhoneNumber, displaySupportPhoneFooter } = agency
  return [
    ...(contactEmailId === '' ? [] : [{ words: contactEmailId, href: `mailto:${contactEmailId}` }]),
    ...(contactPhoneNumber === '' || !displaySupportPhoneFooter
      ? []
      : [{ words: contactPhoneNumber, href: `tel:${contactPhoneNumber.replace(/[^+\d]/g, '')}` }]),
  ]
}
