import type { PageAgency } from '../../contract/page.ts'
import type { ToPreview } from '../../contract/preview-messages.ts'
import type { Settings } from '../../contract/types.ts'
import { isObject, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { isPlatformField } from '../../tenant/settings/platform-fields.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { settingsDiff } from '../../tenant/settings/settings-diff.ts'
import type { EditorState } from '../core/editor-state.ts'
import type { FieldKind } from '../core/field.ts'
import { fieldAt } from '../core/field-table.ts'
import { resolveSchema, settingsSchema } from '../core/resolve-schema.ts'
import type { Frames } from './frames.ts'

/** Texts of pages, which the pages request themselves. */
const withPages = new Set(['privacyPolicy', 'cookiesPolicy', 'disclaimer', 'userTermsAndConditions'])

const workedOut: Readonly<Record<WorkedOut, true>> = { defaultCurrency: true, languages: true }

/** The agency's fields in the draft, present or not; platform fields are excluded. */
const written = new Set(
  Object.keys(resolveSchema(settingsSchema.properties?.agency ?? {}).properties ?? {}).filter(
    (name) => !withPages.has(name) && !Object.hasOwn(workedOut, name) && !isPlatformField(`/agency/${name}`),
  ),
)

/** Fields of the agency that pages show as written. */
const shownAsWritten = new Set<FieldKind | undefined>(['text', 'longText', 'color', 'picture', 'email'])

/**
 * Tells every preview of the draft what changed: a theme within its event, without React; the agency when it changes;
 * and, once the server has stored a change that only it can render, that there is something new.
 */
export function updatePreviews(editor: EditorState, frames: Frames, published: PageAgency): () => void {
  const { store } = editor
  let brand = store.get(editor.brandAtom)
  let document = editor.document()
  let { settings } = store.get(editor.savingAtom).confirmed
  /** The request was made while a change was not stored; it is repeated once all are. */
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

/**
 * True if a setting affects more than a message can tell a page; then pages reload their data once it is stored. This
 * holds for a new field, unless it is a text.
 */
export function needsServer(pointer: string): boolean {
  if (pointer.startsWith('/agency/theme')) return false
  const field = fieldAt(pointer)
  return !(pointer.startsWith('/agency/') && field?.pointer === pointer && shownAsWritten.has(field.kind))
}

type Optional<Given> = {
  [Name in keyof Given]-?: Partial<Pick<Given, Name>> extends Pick<Given, Name> ? Name : never
}[keyof Given]

/** Fields that pages always have and settings may omit: then the server derives them. */
type WorkedOut = Exclude<keyof PageAgency & Optional<Settings['agency']>, Optional<PageAgency>>

/**
 * Returns the agency as pages would have it under these settings: omitted fields are absent. Values that only the
 * server derives, such as the place of the deals, stay until it has answered.
 */
export function previewAgency(published: PageAgency, settings: JsonObject): PageAgency {
  const agency = valueAt(settings, '/agency')
  if (!isObject(agency)) return published
  const derived = Object.entries(published).filter(([name]) => !written.has(name))
  const drafted = Object.entries(agency).filter(([name]) => !withPages.has(name))
  const home = isObject(agency.home) ? { place: published.home.place, ...agency.home } : published.home
  return { ...Object.fromEntries([...derived, ...drafted]), home } as PageAgency
}
