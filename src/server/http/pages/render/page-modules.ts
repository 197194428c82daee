import type { PageContext, PageOutput } from '../../../../contract/page.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import type { RemoteParts } from './remote-parts.ts'

export type RenderedPage = PageOutput & { kind: 'page' }

/** Returns the addresses of the modules that a page starts with, except its entry. */
export function preloadOf(
  assets: ShellAssets,
  remotes: RemoteParts,
  output: RenderedPage,
  { language, session }: PageContext,
): string[] {
  const remote = remotes.parts.find((part) => part.name === output.remote)
  return [
    ...new Set([
      ...assets.scripts,
      ...(output.page ? (assets.pages[output.page] ?? []) : []),
      ...textsOf(assets, output, language).flat(),
      ...(session.signedIn ? assets.menus.person : []),
      ...(session.isTravelAgent ? assets.menus.agent : []),
      ...(remote ? [...assets.remoteHost, ...Object.values(assets.imports), remote.entry] : []),
    ]),
  ].filter((url) => url !== assets.entry)
}

/**
 * Returns the stylesheets that a page waits for, and those that follow its first view. The frame of a signed-in person
 * and of an inactive agency uses classes that the first view's stylesheet lacks.
 */
export function stylesOf(
  { styles, firstView }: Pick<ShellAssets, 'styles' | 'firstView'>,
  { page, remote, drawn = null }: Pick<RenderedPage, 'page' | 'remote' | 'drawn'>,
  { agency, session }: PageContext,
  { parts }: Pick<RemoteParts, 'parts'>,
): { styles: readonly string[]; laterStyles: readonly string[] } {
  const drawnStyles = parts.find(({ name }) => name === drawn)?.styles ?? []
  const isKnown = firstView?.pages.includes(page ?? '') && (page ?? remote) !== null
  return firstView && isKnown && !session.signedIn && agency.status !== 'Inactive'
    ? { styles: [firstView.style, ...drawnStyles], laterStyles: styles }
    : { styles: [...styles, ...drawnStyles], laterStyles: [] }
}

/**
 * The modules with a page's texts and their imports: the frame's texts, those of all pages but the home page, and its
 * own.
 */
export function textsOf(
  assets: ShellAssets,
  { page, words = [] }: RenderedPage,
  language: string,
): (readonly string[])[] {
  const isInner = page !== null && page !== 'home'
  return [
    assets.texts[language] ?? [],
    ...(isInner ? [assets.pageTexts[language] ?? []] : []),
    ...words.map((folder) => assets.wordTexts[`${folder}/text/${language}`] ?? []),
  ]
}
