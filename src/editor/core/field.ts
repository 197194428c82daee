import type { Json } from '../../tenant/settings/json.ts'

/** The parts of the settings, in the order of the editor's list. */
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

/** What the schema of a field says, references followed. */
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

/** Where the contract wants a field in the editor, and as what. A field's hint holds for those inside it, too. */
export interface EditorHint {
  readonly panel?: PanelId
  readonly section?: string
  readonly order?: number
  readonly control?: FieldKind
}

/** What a field is: the registry has a control for each. */
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

/** One setting that the editor shows. */
export interface Field {
  readonly pointer: string
  readonly kind: FieldKind
  readonly panel: PanelId
  /** Heading it stands under; empty at the panel's own. */
  readonly section: string
  readonly order: number
  /** Cannot be left out. */
  readonly isRequired: boolean
  readonly schema: FieldSchema
  /** Objects on the way that may be absent, with what they need to be there at all; the outermost first. */
  readonly parents: readonly { readonly pointer: string; readonly blank: Json }[]
}
