import type { i18n } from 'i18next'
import type { PageContext } from '../../contract/page.ts'
import type { RemoteAddress } from '../../contract/remote.ts'
import type { RemotePart } from '../../contract/remote-part.ts'
import { wordingOf } from '../../platform/wording.ts'

/** Key of a loaded part among the queries. */
export const remotePartKey = ({ entry }: RemoteAddress, language: string) =>
  ['remote part', entry, language] as const

/** Adds a part's texts, in the agency's wording, to those of the page. */
export async function addPartTexts(
  part: RemotePart,
  { language, wording }: Pick<PageContext, 'language' | 'wording'>,
  text: i18n,
): Promise<void> {
  const words = { ...(await part.loadText(language)), ...wordingOf(part.name, wording) }
  text.addResourceBundle(language, part.name, words)
}
