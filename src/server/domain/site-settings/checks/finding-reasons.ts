/** The values in a sentence, by name. */
export type FindingValues = Readonly<Record<string, string | number>>

/**
 * The English sentence of each finding, to be read after the field. The editor has its own texts for the same codes.
 */
export const findingReasons = {
  'contrast.pair': 'has {over} on {ground} at {ratio} : 1, where {needed} : 1 is needed',
  'contrast.logo':
    'stands out from the header by {ratio} : 1 only in {mode} mode, where 3 : 1 is needed to see it',
  'contrast.html':
    'has text in {color}, which stands out by {ratio} : 1 in {mode} mode, where 4.5 : 1 is needed to read it',
  'translations.words':
    'leaves out {count} of your own texts, such as {first}: visitors read the standard text',
  'link.dead': 'leads to a page that does not exist: {to}',
  'link.engineOff': 'leads to a booking engine that is off: {to}',
  'link.pageOff': 'leads to a hidden page: {to}',
  'link.emptyPage': 'leads to an empty page: {to}',
  'link.notHere': 'leads to a page that this site does not offer yet: {to}',
  'link.noAnchor': 'leads to an anchor that the page does not have: {to}',
  'link.malformed': 'is not a valid address: {to}',
  'alt.image': 'has pictures without a text alternative: {count}',
  'title.long': 'has {count} characters; search engines and tabs cut it after about {most}',
  'description.long': 'has {count} characters; search engines cut it after about {most}',
  'description.missing': 'is empty: search engines show any sentence of the page instead',
  'label.long': 'has a label of {count} characters, {entry}; at most {most} fit in the header',
  'label.wide': 'has labels of {count} characters together; at most {most} fit in one line of the header',
  'name.long': 'has {count} characters; at most {most} fit in the header and in titles',
  'page.empty': 'is shown, but empty',
  'page.linkedEmpty': 'is empty, and the footer of every page links to it',
  'page.entryEmpty': 'has an entry without a text: {entry}',
  'payments.missing': 'is a gateway that is not set up here, so visitors could not pay; missing: {keys}',
  'payments.refused':
    'is a gateway that does not accept a key, or the rights of the key, so visitors could not pay: {keys}',
  'payments.unreached': 'is a gateway that did not answer a test call; try again in a minute',
  'setup.contactMissing': 'is empty, and visitors who need help find no address to write to',
  'setup.phoneMissing': 'is empty, but the footer shows it',
  'setup.addressMissing': 'is on, but no address is given',
  'setup.sandbox': 'is the sandbox, which takes no money',
  'setup.enginesOff': 'has every booking engine off: there is nothing to book',
  'setup.inactive': 'is Inactive: visitors cannot enter, and search engines find no page',
  'setup.unconfirmed': 'is about to become Inactive, but the agency’s name was not typed to confirm it',
  'setup.pricesHidden': 'hides prices from visitors who are not signed in, but nobody can sign in',
  'setup.consentMissing': 'names no country, so every visitor is measured without consent',
  'setup.measuresNothing': 'is on without an id, so nothing is measured',
  'setup.currencyMissing': 'leaves out {currency}, in which prices are shown first',
} as const satisfies Record<string, string>

export type FindingCode = keyof typeof findingReasons

/** Returns a sentence with its values inserted. */
export function inPlace(sentence: string, values: FindingValues): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
