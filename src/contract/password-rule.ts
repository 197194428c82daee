/** How long a password is, in characters after normalisation (NFKC). */
export const passwordLength = { min: 10, max: 200 } as const

/** Why a new password is refused, word for word: whoever shows it in another language goes by these. */
export const passwordReasons = {
  short: `must have at least ${passwordLength.min} characters`,
  long: `must have at most ${passwordLength.max} characters`,
  email: 'must not be the email address',
  common: 'is one of the most common passwords',
} as const
