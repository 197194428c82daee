/** Whether a text is neither empty nor a telephone number as the contract takes one: 5 to 15 digits, with what is written between them. */
export function phoneFault(text: string): boolean {
  const phone = text.trim()
  return phone !== '' && !/^\+?[ ()./-]*(?:[0-9][ ()./-]*){5,15}$/.test(phone)
}
