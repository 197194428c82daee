import type { PageAgency } from '../../contract/page.ts'
import type { ToPreview } from '../../contract/preview-messages.ts'
import { isObject, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { settingsDiff } from '../../tenant/settings/settings-diff.ts'
import type { EditorState } from '../core/editor-state.ts'
import { previewAgency } from '../core/preview-agency.ts'
import type { Frames } from './frames.ts'
import { needsServer } from './needs-server.ts'

/**
 * Tells every preview of the draft what changed: a theme within its event, without React; the agency when it changes;
 * and, once the server has stored a change that only it can render, that there is something new.
 */
export function updatePreviews(editor: EditorState, frames: Frames, published: PageAgency): () => void {
  const { store } = editor
  let brand = store.get(editor.brandAtom)
  let document = editor.document()
  let { settings } = store.get(editor.savingAtom).confirmed
  /** The server was asked while a change was not stored; it is asked again once all are. */
  let isOwed = false

  const tellBrand = () => {
    brand = store.get(editor.brandAtom)
    frames.tellDraft({ kind: 'theme', brand })
  }
  const tellAgency = () => {
    const next = editor.document()
    const isOther = !sameJson(besideTheme(document), besideTheme(next))
    const hasOtherMenus = !sameJson(valueAt(document, '/navigation'), valueAt(next, '/navigation'))
    document = next
    if (hasOtherMenus) frames.tellDraft(menusOf(next))
    if (isOther) frames.tellDraft({ kind: 'agency', agency: previewAgency(published, next) })
  }
  const tellSaved = () => {
    const next = store.get(editor.savingAtom).confirmed.settings
    const isOther =
      next !== settings && settingsDiff(settings, next).some(({ pointer }) => needsServer(pointer))
    settings = next
    if (!isOther && !(isOwed && !isUnsaved())) return
    isOwed = isUnsaved()
    frames.tellDraft({ kind: 'refresh' })
    // The answer covers stored changes only: unstored ones are sent again on top.
    if (isOwed) for (const message of written()) frames.tellDraft(message)
  }
  const isUnsaved = () => {
    const { waiting, sent, refused } = store.get(editor.savingAtom)
    return waiting.length + sent.length + refused.length > 0
  }
  const written = () =>
    [{ kind: 'agency', agency: previewAgency(published, document) } as const, menusOf(document)] as const
  const stops = [
    store.sub(editor.brandAtom, tellBrand),
    store.sub(editor.documentAtom, tellAgency),
    store.sub(editor.savingAtom, tellSaved),
    frames.listen((message, frame, isOfDraft) => {
      if (message.kind !== 'ready' || !isOfDraft) return
      frames.tell(frame, { kind: 'theme', brand })
      if (isUnsaved()) for (const message of written()) frames.tell(frame, message)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function menusOf(settings: JsonObject): ToPreview {
  return { kind: 'menus', navigation: (valueAt(settings, '/navigation') ?? []) as never }
}

/** The agency's fields that are not part of the theme. */
function besideTheme({ agency = null }: ReturnType<EditorState['document']>) {
  const {
    theme: _,
    primaryColor: __,
    ...rest
  } = { theme: null, primaryColor: null, ...(isObject(agency) && agency) }
  return rest
}
