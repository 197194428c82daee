/** Length limits of a password, in characters after normalisation (NFKC). */
export const passwordLength = { min: 10, max: 200 } as const

/** The reasons for refusing a new password, word for word: translations are looked up by these texts. */
export const passwordReasons = {
  short: `must have at least ${passwordLength.min} characters`,
  long: `must have at most ${passwordLength.max} characters`,
  email: 'must not be the email address',
  common: 'is one of the most common passwords',
} as const
