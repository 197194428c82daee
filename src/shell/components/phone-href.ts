/** Takes a telephone number as an agency writes it and gives the address that dials it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
