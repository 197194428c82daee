/** What somebody typed at a sign-up; it becomes the account's when the address is shown to be theirs. */
export interface SignUpDetails {
  passwordHash: string
  firstName: string
  lastName: string
  language: string | null
}

/** The same as it waits beside the token, with the hash of what marks the browser it was typed in. */
export interface StoredSignUp extends SignUpDetails {
  browserHash: string
}
