import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { type PageGroup, type PreviewPage, previewPages } from '../preview/preview-pages.ts'

/** Kinds of pages that can be link targets; the agents' pages and pure status pages cannot. */
const kinds: readonly PageGroup['id'][] = ['booking', 'site', 'policies', 'account']

/** Returns the pages of a site that links may lead to, each once, from its route table. */
export function linkTargets(settings: JsonObject): readonly PreviewPage[] {
  const groups = previewPages(settings)
  const pages = kinds.flatMap((kind) =>
    groups.filter(({ id }) => id === kind).flatMap((group) => group.pages),
  )
  const posts = [valueAt(settings, '/posts') ?? []]
    .flat()
    .filter(isObject)
    .map(({ slug, title }) => ({ path: `/blog?id=${slug}`, name: String(title || slug) }))
  const all = [...pages, ...posts]
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at)
}
