import type { Publication, Version } from '../../contract/types.ts'

type Known = Pick<Version, 'by' | 'publications'>

/** How a version was first published; a version without an author was imported with the agency's folder. */
export function versionKind({ by, publications }: Known): Publication['kind'] | 'import' {
  return by === null ? 'import' : (publications.at(-1)?.kind ?? 'import')
}

/** Each time a version was restored, latest first. */
export function timesAgain({ by, publications }: Known): readonly Publication[] {
  return by === null ? publications : publications.slice(0, -1)
}

/** The author's note on a version; an imported version has only the log's own words, which do not count. */
export function noteOf({ by, note }: Pick<Version, 'by' | 'note'>): string {
  return by === null ? '' : note
}
