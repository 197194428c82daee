/** Whether a text is one address that mail can be sent to, by the contract: not two, and without a name. */
export function isMailable(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^@\s\p{Cc}"(),:;<>[\\\]]+@[^@\s.\p{Cc}"(),:;<>[\\\]]+(?:\.[^@\s.\p{Cc}"(),:;<>[\\\]]+)+$/u.test(text)
  )
}
