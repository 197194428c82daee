import { atom } from 'jotai'
import { useMemo } from 'react'
import { usePage } from '../../platform/page.tsx'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

/** Search results cut longer texts. */
const MOST_OF_TITLE = 60
const MOST_OF_TEXT = 160

/** The site in search results and link previews: the typed texts, cut where those cut them. */
export function SearchPreview() {
  const { t } = useFieldTexts()
  const { agency } = usePage()
  const editor = useEditor()
  const { documentAtom, hosts } = editor
  const saidAtom = useMemo(
    () =>
      atom((get) => {
        const document = get(documentAtom)
        const of = (pointer: string) => String(valueAt(document, pointer) ?? '')
        return JSON.stringify([
          of('/agency/metaData/title'),
          of('/agency/metaData/description'),
          of('/canonicalHost') || hosts[0] || '',
          of('/agency/favicon'),
        ])
      }),
    [documentAtom, hosts],
  )
  const [title = '', description = '', host = '', icon = ''] = JSON.parse(
    useEditorValue(saidAtom),
  ) as string[]
  return (
    <figure className="mt-4">
      <figcaption className="mb-1.5 text-xs text-muted-foreground">{t('searchLook.title')}</figcaption>
      <div className="grid grid-cols-1 gap-1 rounded-lg border bg-card p-3">
        <span className="flex min-w-0 items-center gap-2">
          <span className="flex size-6 shrink-0 items-center justify-center overflow-hidden rounded-full border bg-background">
            {icon && <img src={icon} alt="" className="size-4 object-contain" />}
          </span>
          <span className="grid min-w-0 leading-tight">
            <bdi className="truncate text-xs">{agency.agencyName}</bdi>
            <bdi dir="ltr" className="truncate text-xs text-muted-foreground rtl:text-end">
              {host}
            </bdi>
          </span>
        </span>
        <bdi className="mt-1 block text-base leading-snug text-link">
          {cut(title || agency.agencyName, MOST_OF_TITLE)}
        </bdi>
        <bdi className="block text-xs leading-relaxed text-muted-foreground">
          {description ? cut(description, MOST_OF_TEXT) : t('searchLook.noText')}
        </bdi>
      </div>
    </figure>
  )
}

/** At the end of a word, as search results do. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const begun = text.slice(0, most)
  return `${begun.slice(0, Math.max(begun.lastIndexOf(' '), most / 2)).trimEnd()} …`
}
