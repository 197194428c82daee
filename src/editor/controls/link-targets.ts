import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { type PageGroup, type PreviewPage, previewPages } from '../preview/preview-pages.ts'

/** Pages that links lead to: those of people who work here, and those that only tell of something, are none. */
const kinds: readonly PageGroup['id'][] = ['booking', 'site', 'policies', 'account']

/** Takes settings and gives the pages of their site that links may lead to, each once, as its route table has them. */
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
