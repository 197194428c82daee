import { usePage } from '../../platform/page.tsx'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import { linkTargets } from './link-targets.ts'
import { namesIn } from './names-in.ts'

/** Gives what is said of a thing beside its title, by its list: where a link leads, when an article came out, which country. */
export function useItemNotes(list: string): (item: JsonObject) => string {
  const editor = useEditor()
  const { language } = usePage()
  const { t } = useFieldWords()
  const { day } = useMomentWords()
  switch (list) {
    case '/navigation':
    case '/links': {
      const targets = linkTargets(editor.document())
      return ({ path, to }) => {
        const address = String(path ?? to ?? '')
        const page = targets.find((target) => target.path === address)
        return (page?.word ? t(page.word) : page?.name) ?? address.replace(/^(?:https:\/\/|mailto:|tel:)/, '')
      }
    }
    case '/destinations': {
      const nameOf = namesIn('country', language)
      return ({ country }) => nameOf(String(country))
    }
    case '/posts':
      return ({ publishedOn }) => (typeof publishedOn === 'string' ? day(publishedOn) : '')
    default:
      return () => ''
  }
}
