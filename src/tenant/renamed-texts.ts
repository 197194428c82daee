/** Texts that an earlier release called otherwise, by part and key, with the key of today. */
const renamed: Readonly<Record<string, string>> = {
  'booking/confirmation.adopt': 'booking/confirmation.claim',
  'booking/confirmation.adoptElsewhere': 'booking/confirmation.claimElsewhere',
  'booking/confirmation.adoptFailed': 'booking/confirmation.claimFailed',
  'booking/confirmation.adoptHint': 'booking/confirmation.claimHint',
  'booking/confirmation.adoptHintOwn': 'booking/confirmation.claimHintOwn',
  'booking/confirmation.adoptNow': 'booking/confirmation.claimNow',
  'booking/confirmation.adopted': 'booking/confirmation.claimed',
  'booking/confirmation.takeOver': 'booking/confirmation.reassign',
  'booking/confirmation.takeOverHint': 'booking/confirmation.reassignHint',
  'booking/confirmation.takeOverNow': 'booking/confirmation.reassignNow',
  'booking/trips.step.adopted': 'booking/trips.step.claimed',
}

/** The keys of today among them. */
export const currentTextKeys: readonly string[] = Object.values(renamed)

const byOldKey = new Map([
  ...Object.entries(renamed),
  ...Object.entries(renamed).map(([old, key]) => [withoutPart(old), withoutPart(key)] as const),
])

/** Gives the key of today for a key of an agency's `wording`, with its part or without; any other key as it is. */
export function currentTextKey(key: string): string {
  return byOldKey.get(key) ?? key
}

/** Gives an agency's own words, by language, under the keys of today. */
export function withCurrentKeys<Wording extends { readonly [language: string]: object | undefined }>(
  wording: Wording,
): Wording {
  const words = Object.entries(wording).map(([language, texts]) => [language, texts && withKeys(texts)])
  return Object.fromEntries(words) as Wording
}

function withKeys(texts: object): object {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [currentTextKey(key), text]))
}

function withoutPart(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}
