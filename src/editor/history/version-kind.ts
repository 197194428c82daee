import type { Publication, Version } from '../../contract/types.ts'

type Known = Pick<Version, 'by' | 'publications'>

/** How a version first came before visitors; one that nobody published was brought in with the agency's folder. */
export function versionKind({ by, publications }: Known): Publication['kind'] | 'import' {
  return by === null ? 'import' : (publications.at(-1)?.kind ?? 'import')
}

/** Each time that visitors saw a version again, the latest first. */
export function timesAgain({ by, publications }: Known): readonly Publication[] {
  return by === null ? publications : publications.slice(0, -1)
}

/** What its person said of a version; of one that was brought in, the log's own words are none of theirs. */
export function noteOf({ by, note }: Pick<Version, 'by' | 'note'>): string {
  return by === null ? '' : note
}
