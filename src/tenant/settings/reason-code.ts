/** The server's reasons for refusing a picture: first for any picture, then for a drawing (SVG) with its line. */
const pictureReasons = [
  ['pictureEmpty', /^is empty$/],
  ['pictureKind', /^must be an SVG, PNG, JPEG, WebP, GIF or AVIF picture$/],
  ['pictureBytes', /^has (?<bytes>\d+) bytes; (?:at most|a drawing \(SVG\) may have) (?<mostBytes>\d+)/],
  ['picturePixels', /^has (?<width>\d+) × (?<height>\d+) pixels; at most (?<most>\d+) million can be drawn$/],
  ['pictureSmall', /^is too small: at least (?<limit>\d+) pixels each way$/],
  ['pictureBroken', /^is not a whole picture$/],
  ['pictureClear', /^is empty: every pixel is transparent$/],
  ['pictureEdge', /^reaches past the (?:right|lower) edge$/],
  ['pictureGone', /^is no picture that was stored for this agency$/],
  ['drawingSize', /^(?:cannot be drawn; does it have a viewBox|has a width or height of )/],
  ['drawingSlow', /^takes too long to draw/],
  [
    'drawingDeep',
    /^(?:line \d+: is nested more than (?<most>\d+) elements|has styles nested more than \d+) deep$/,
  ],
  [
    'drawingElements',
    /^has (?:more than \d+ elements; fewer|.* elements once repetitions are drawn; at most \d+) can be drawn$/,
  ],
  ['drawingAttributes', /^line (?<line>\d+): has an element with more than (?<most>\d+) attributes$/],
  ['drawingPaths', /^has .* (?:characters of path data.*|crossings of outlines); at most \d+ can be drawn$/],
  ['drawingText', /^has .* characters of text; at most (?<most>\d+) can be drawn$/],
  [
    'drawingStops',
    /^line (?<line>\d+): (?<element><[^>]*>) has \d+ stops; at most (?<most>\d+) can be drawn$/,
  ],
  [
    'drawingStyles',
    /^has .* style (?:selectors(?: for .*)?|rules); at most \d+ (?:pairs of them )?can be drawn$/,
  ],
  ['drawingValue', /^has \d+ parts in one value of a style; at most (?<most>\d+) can be drawn$/],
  ['drawingDashUnits', /^has dashes whose length is no plain number/],
  ['drawingDashes', /^has .* dashes; at most (?<most>\d+) can be drawn$/],
  ['drawingEffects', /^has .* (?:filter effects|octaves of turbulence .*); at most \d+ can be drawn$/],
  [
    'drawingEffect',
    /^line (?<line>\d+): (?<element><[^>]*>) has a (?<attribute>\w+) of (?<value>.*); at most (?<mostValue>\S+) can be drawn$/,
  ],
  ['drawingLayers', /^has .* layers of opacity, blending and masks; at most (?<most>\d+) can be drawn$/],
  ['drawingFills', /^has .* fills by radial gradients and patterns; at most \d+ can be drawn$/],
  [
    'drawingLoop',
    /^line (?<line>\d+): (?<element><[^>]*>) is (?:drawn inside itself|referenced through more than \d+ others)$/,
  ],
  ['drawingLarge', /^measures \S+ × \S+; at most (?<most>\d+) each way can be drawn$/],
  ['drawingLong', /^measures \S+ × \S+; one side can be at most (?<most>\d+) times the other$/],
  ['pictureUndrawn', /^cannot be drawn$/],
  ['drawingBroken', /^line (?<line>\d+): is not well-formed /],
  ['drawingRoot', /^line \d+: is not an SVG: its root is (?<element><.*>)$/s],
  ['drawingEntities', /^line (?<line>\d+): has a document type/],
  ['drawingElement', /^line (?<line>\d+): has a processing instruction, (?<element><.*>)$/s],
  ['drawingElement', /^line (?<line>\d+): has (?<element><.*>), which is not /s],
  ['drawingRuns', /^line (?<line>\d+): (?<element><[^>]*>) has the event handler (?<attribute>.*)$/s],
  [
    'drawingOutside',
    /^line (?<line>\d+): (?<element><[^>]*>) (?:points outside the file|imports a style sheet)/,
  ],
  ['drawingCode', /^line (?<line>\d+): (?<element><[^>]*>) (?:has a backslash|contains an address or code)/],
  ['drawingAttribute', /^line (?<line>\d+): (?<element><[^>]*>) has (?<attribute>.*), which is not /s],
] as const satisfies readonly (readonly [code: string, pattern: RegExp])[]

/** The reason for refusing a setting, as a code for translation. */
export interface CodedReason {
  readonly code: ReasonCode
  readonly values: Readonly<Record<string, string>>
}

/**
 * Every reason of the draft, the rules between fields and the picture checks, in the order of matching. Named groups
 * are the values.
 */
const patterns = [
  ['chat', /^is missing; supportMode chat opens it$/],
  ['noTown', /^is missing, and (?<country>\S+) has no city to use instead$/],
  ['missing', /^is missing$/],
  ['platform', /^is set by the platform$/],
  ['place', /^is not a field of the settings$|^identifies its entry|^is nested too deeply$/],
  ['place', /^is inside a list that changes as a whole$|^is not an entry of the list|^has no place there$/],
  ['place', /^is not a known field|^must be a JSON pointer|^is written without shell\/$/],
  ['unique', /^must not have the same entry twice$/],
  ['empty', /^must not be empty$/],
  ['minLength', /^must have at least (?<limit>\d+) characters$/],
  ['maxLength', /^must have at most (?<limit>\d+) characters$/],
  ['maxLength', /^has \d+ characters; at most (?<limit>\d+) are allowed$/],
  ['allTogether', /^must have at most (?<limit>\d+) characters all together, as JSON$/],
  [
    'htmlStored',
    /^has (?<written>\d+) characters, and (?<stored>\d+) when .+; at most (?<limit>\d+) can be stored$/,
  ],
  ['htmlDepth', /^has elements nested more than (?<limit>\d+) levels deep$/],
  ['htmlTogether', /^brings all HTML to more than (?<limit>\d+) characters$/],
  ['htmlTime', /^takes too long to clean/],
  ['minItems', /^must have at least (?<limit>\d+) entr(?:y|ies)$/],
  ['maxItems', /^must have at most (?<limit>\d+) entr(?:y|ies)$/],
  ['min', /^must be at least (?<limit>\S+)$/],
  ['max', /^must be at most (?<limit>\S+)$/],
  ['more', /^must be more than (?<limit>\S+)$/],
  ['oneOf', /^must be one of (?<list>.+?)(?:; did you mean .*)?$/s],
  ['timeZone', /^must be the name of a time zone/],
  ['date', /^must be a (?:real |calendar )?date/],
  ['color', /^must be a colour written #rrggbb/],
  ['country', /^must be a country code/],
  ['currency', /^must be a currency code/],
  ['host', /^must be a lower-case host name/],
  ['email', /^must be an email address/],
  ['phone', /^must be a phone number of digits, letters/],
  ['linkTarget', /^must be an https address or a path on this site that is no stored link/],
  ['addressOrPath', /^must be an https address, a path on this site that begins with one slash, or empty$/],
  ['anyAddress', /^must be an https, mailto or tel address, or a path on this site/],
  ['https', /^must be an https address(?:, or empty)?$|^must be an origin/],
  ['googleTag', /^must be a tag of Google Analytics/],
  ['pixel', /^must be 5 to 20 digits$/],
  ['linkId', /^must be up to 64 of a-z, A-Z, 0-9, - and _/],
  ['slug', /^must be lower-case letters, digits and inner hyphens/],
  ['picture', /^must be the address of a picture that was stored/],
  ['unicode', /^must be whole Unicode text/],
  ['type', /^must be (?:a text|a number|a whole number|true or false|a list|an object|null)(?: or .+)?$/],
  ['trick', /^leads off the site by a trick/],
  ['otherLanguage', /^is a language that agency\.languages does not contain$/],
  ['severalParts', /^is a text of several parts; write (?<names>.+)$/s],
  ['pluralForm', /^is a plural form that \S+ does not have; it has (?<forms>.+)$/s],
  ['meantText', /^is not a text of the site; did you mean (?<meant>.+)\?$/s],
  ['unknownText', /^is not a text of the site$/],
  ['emptyWords', /^is empty; leave it out to keep the standard text$/],
  ['longWords', /^has (?<count>\d+) characters; at most (?<most>\d+) fit there$/],
  ['lineBreak', /^has a line break or a control character$/],
  ['callsText', /^uses \$t\(/],
  ['extraPlace', /^has (?<place>.+?), which is not a placeholder of this text/s],
  ['missingPlace', /^leaves out (?<place>.+)$/s],
  ['defaultLanguage', /^must contain the defaultLanguage, (?<language>\S+)$/],
  ['repeats', /^repeats (?<name>.+)$/s],
  ['ownHost', /^is (?<host>\S+), which is not one of the agency's hosts$/],
  ['signOn', /^is (?:sso|social), and agency\.sso|^is no address that can be asked$|^must contain openid$/],
  ['signOn', /^is for the agency's own sign-on/],
  ...pictureReasons,
] as const satisfies readonly (readonly [code: string, pattern: RegExp])[]

export type ReasonCode = (typeof patterns)[number][0] | 'other'

/** All codes, for those who translate them. */
export const reasonCodes: readonly ReasonCode[] = [...new Set(patterns.map(([code]) => code)), 'other']

/** Returns the code and values for the server's English reason; `other` for an unknown sentence. */
export function codedReason(reason: string): CodedReason {
  for (const [code, pattern] of patterns) {
    const found = pattern.exec(reason.slice(0, 1000))
    if (found) return { code, values: { ...found.groups } }
  }
  return { code: 'other', values: { reason } }
}
