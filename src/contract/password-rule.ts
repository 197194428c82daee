/** How long a password is, in characters after normalisation (NFKC). */
export const passwordLength = { min: 10, max: 200 } as const

/** Why a new password is refused, word for word: whoever shows it in another language goes by these. */
export const passwordReasons = {
  short: `must be at least ${passwordLength.min} characters long`,
  long: `must be at most ${passwordLength.max} characters long`,
  email: 'must not be the e-mail address',
  common: 'is one of the most common passwords',
} as const
