import type { Json } from '../../tenant/settings/json.ts'

/** The panels of the settings, in the order of the editor's list. */
export const panelIds = [
  'brand',
  'home',
  'navigation',
  'engines',
  'access',
  'pages',
  'contact',
  'social',
  'search',
  'languages',
  'payment',
  'analytics',
] as const

export type PanelId = (typeof panelIds)[number]

/** The schema of a field, with references resolved. */
export interface FieldSchema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly default?: Json
  readonly pattern?: string
  readonly patternErrorMessage?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly items?: FieldSchema
  readonly $ref?: string
  readonly 'x-editor'?: EditorHint
}

/** The contract's panel, order and kind of a field in the editor. A field's hint also applies to fields inside it. */
export interface EditorHint {
  readonly panel?: PanelId
  readonly section?: string
  readonly order?: number
  readonly control?: FieldKind
}

/** The kind of a field; the registry has a control for each. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'html'
  | 'color'
  | 'choice'
  | 'scene'
  | 'light'
  | 'switch'
  | 'number'
  | 'date'
  | 'address'
  | 'email'
  | 'phone'
  | 'picture'
  | 'country'
  | 'countries'
  | 'language'
  | 'languages'
  | 'currency'
  | 'currencies'
  | 'engines'
  | 'navigation'
  | 'words'
  | 'list'
  | 'group'

/** One setting in the editor. */
export interface Field {
  readonly pointer: string
  readonly kind: FieldKind
  readonly panel: PanelId
  /** The heading above it; empty for the panel's own. */
  readonly section: string
  readonly order: number
  /** The field is mandatory. */
  readonly isRequired: boolean
  readonly schema: FieldSchema
  /** Optional parent objects, outermost first, each with the content it needs to exist. */
  readonly parents: readonly { readonly pointer: string; readonly blank: Json }[]
}
