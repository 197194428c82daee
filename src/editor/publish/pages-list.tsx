import { everyPage } from '../../tenant/settings/affected-pages.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { linkTargets } from '../preview/preview-pages.ts'

/** The affected pages, by the names used everywhere in the editor; a page without a name by its path. */
export function PagesList({ pages }: { pages: readonly string[] }) {
  const { t } = useFieldTexts()
  const editor = useEditor()
  const targets = linkTargets(editor.document())
  const nameOf = (path: string) => {
    const { word, name } = targets.find((one) => one.path === path) ?? {}
    return word ? t(word) : name
  }
  if (pages.length === 0) return null
  return (
    <section className="text-sm">
      <h3 className="mb-1.5 text-xs font-semibold text-muted-foreground">{t('publish.pages')}</h3>
      {pages.includes(everyPage) ? (
        <p>{t('publish.everyPage')}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {pages.map((path) => {
            const name = nameOf(path)
            return (
              <li
                key={path}
                title={path}
                className="max-w-full truncate rounded-md bg-muted px-2 py-0.5 text-xs"
              >
                {name === undefined ? <code dir="ltr">{path}</code> : <bdi>{name}</bdi>}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
