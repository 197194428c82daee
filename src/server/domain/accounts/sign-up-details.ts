/** The details typed at a sign-up; the account takes them over when its address is verified. */
export interface SignUpDetails {
  passwordHash: string
  firstName: string
  lastName: string
  language: string | null
}

/** The same as stored with the token, with the hash of the browser's mark. */
export interface StoredSignUp extends SignUpDetails {
  browserHash: string
}
