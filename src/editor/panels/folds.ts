import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { Field } from '../core/field.ts'
import { htmlText } from '../diff/html-text.ts'

/** Fields that are folded together: a page, a list; or one text that is a page by itself. */
export interface FoldOf {
  readonly id: string
  readonly fields: readonly Field[]
  /** Of its section, where it is all of it; else of its field. */
  readonly isWhole: boolean
}

/** So much of a text is looked at for its first words. */
const LOOKED_AT = 600
const EXCERPT = 140

/** Sections whose fields are one page or list together. */
const together: readonly string[] = ['about', 'faq', 'places', 'articles']

/** Takes the fields of a section and gives how they are folded; one fold a page. */
export function foldsOf(section: string, fields: readonly Field[]): readonly FoldOf[] {
  if (together.includes(section)) return [{ id: section, fields, isWhole: true }]
  return fields.map((field) => ({ id: field.pointer, fields: [field], isWhole: false }))
}

export type FoldState = { state: 'shown' | 'hidden' | 'empty' } | { state: 'count'; count: number }

/** Takes a fold and the settings and gives whether its page is there, or how much is in its list. */
export function foldState({ fields }: FoldOf, settings: JsonObject): FoldState {
  const turn = fields.find(({ pointer }) => pointer.endsWith('/isEnabled'))
  if (turn) return { state: valueAt(settings, turn.pointer) === true ? 'shown' : 'hidden' }
  const list = fields.find(({ kind }) => kind === 'list')
  if (list) return { state: 'count', count: [valueAt(settings, list.pointer) ?? []].flat().length }
  return { state: fields.some(({ pointer }) => isSaid(valueAt(settings, pointer))) ? 'shown' : 'empty' }
}

/** What a fold has to say for itself: the beginning of its text as it is kept; empty where it has none. */
export function foldText({ fields }: FoldOf, settings: JsonObject): string {
  const told = fields.find(({ kind }) => kind === 'html' || kind === 'longText')
  const value = told && valueAt(settings, told.pointer)
  return typeof value === 'string' ? value.slice(0, LOOKED_AT) : ''
}

/** Takes that beginning and gives it as it is read. */
export function excerptOf(text: string): string {
  return htmlText(text).replaceAll('\n', ' ').slice(0, EXCERPT)
}

const isSaid = (value: Json | undefined) => value !== undefined && value !== null && value !== ''
