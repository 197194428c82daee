import { readFileSync } from 'node:fs'

/**
 * Files that the program reads only to create or extend a database, for full-text search, or for encodings other than
 * UTF-8.
 */
const unread =
  /\/lib\/postgresql\/(?:utf8_and_|dict_snowball|libpqwal|pgoutput|pgxs|euc|latin|cyrillic)|postgres\.bki|information_schema\.sql|system_\w+\.sql|snowball_create|sql_features|errcodes|\.sample$|LICENSE|\/tsearch_data\/|\/extension\//

/**
 * Returns the files that the embedded database finds on its disk, with those emptied that a preview never reads.
 * Sizes stay, since the program expects them, and zeros compress to almost nothing (2.1 MB become 0.7).
 */
export function trimmedEngineData(folder: string): Uint8Array {
  const data = readFileSync(`${folder}/pglite.data`)
  const listing = readFileSync(`${folder}/pglite.js`, 'utf8')
  const files = [...listing.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g)]
  if (files.length === 0) throw new Error('The embedded database lists its files in an unknown form.')
  const trimmed = new Uint8Array(data.length)
  for (const [, name = '', start, end] of files) {
    if (!unread.test(name)) trimmed.set(data.subarray(Number(start), Number(end)), Number(start))
  }
  return trimmed
}
