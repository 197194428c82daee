import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteTexts } from '../../../tenant/remote-texts.ts'

const src = join(import.meta.dirname, '../../..')

/** One text of the site that an agency may replace. */
export interface KnownText {
  /** `shell`, `search`, or the name of a remote part or product. */
  part: string
  key: string
  /** The English text. */
  english: string
}

let known: readonly KnownText[] | undefined

/** Returns every text of the shell, the search and the remote parts, from their English files. */
export function textCatalogue(): readonly KnownText[] {
  known ??= englishFiles().flatMap(({ part, path }) =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>).map(
      ([key, english]) => ({ part, key, english }),
    ),
  )
  return known
}

/** The English file of each folder of texts, with its part. */
export function englishFiles(): { part: string; path: string }[] {
  return globSync('{shell,platform,remotes}/**/text/en.json', { cwd: src })
    .toSorted()
    .map((file) => ({ part: partOf(file), path: join(src, file) }))
}

function partOf(file: string): string {
  const [area = ''] = file.split(/[/\\]/)
  if (area === 'shell') return 'shell'
  return area === 'platform' ? 'search' : remoteTexts(file)
}
