/** What the server says of a zip and its files, in the order in which it is asked; groups are named as the values are. */
const patterns = [
  ['broken', /^is no whole zip file$|^is broken/],
  ['plain', /^is a part of a zip file$|zip64|^is packed in a way/],
  ['many', /^has (?<count>\d+) files; at most (?<most>\d+) /],
  ['unfolded', /^unfolds into (?<bytes>\d+) bytes; at most (?<most>\d+) /],
  ['large', /^has (?<bytes>\d+) bytes; at most (?<most>\d+) /],
  ['name', /^has a name that leads out/],
  ['encrypted', /^is encrypted/],
  ['link', /^is a link to another file/],
  ['twice', /^is there twice$/],
  ['around', /^is in (?<folder>.+)\/; make the zip/s],
  ['missing', /^is missing$/],
  ['notThere', /^names (?<path>.+), which is not there$/s],
] as const

/** Takes the English sentence that a folder was refused with and gives what it says as a code with its values; null where a field's own reason is meant. */
export function folderReason(
  reason: string,
  isOfField: boolean,
): { code: (typeof patterns)[number][0]; values: Record<string, string> } | null {
  for (const [code, pattern] of patterns) {
    const found = pattern.exec(reason.slice(0, 1000))
    // Of a field that is missing, the settings' own words are asked.
    if (found && !(isOfField && code === 'missing')) return { code, values: { ...found.groups } }
  }
  return null
}
