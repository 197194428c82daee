/** Whether a text is one address that mail can be sent to, as the contract has it: never two, and no name beside it. */
export function isMailable(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^@\s\p{Cc}"(),:;<>[\\\]]+@[^@\s.\p{Cc}"(),:;<>[\\\]]+(?:\.[^@\s.\p{Cc}"(),:;<>[\\\]]+)+$/u.test(text)
  )
}
