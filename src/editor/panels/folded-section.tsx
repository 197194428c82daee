import { atom } from 'jotai'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Field } from '../core/field.ts'
import { htmlText } from '../diff/shown-value.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { linkedSettingAtom } from '../layout/reveal-setting.ts'
import { useShowFields } from '../preview/use-show-fields.ts'
import { FieldRow } from './field-row.tsx'

/** The part of a text that is examined for its first words. */
const LOOKED_AT = 600

const EXCERPT = 140

/** Sections whose fields together are one page or list. */
const together: readonly string[] = ['about', 'faq', 'places', 'articles']

const isSaid = (value: Json | undefined) => value !== undefined && value !== null && value !== ''

/** A section of long pages: each collapsed below its title. */
export function FoldedSection({ section, fields }: { section: string; fields: readonly Field[] }) {
  const folds = useMemo(() => foldsOf(section, fields), [section, fields])
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {folds.map((fold) => (
        <PageFold key={fold.id} section={section} fold={fold} />
      ))}
    </div>
  )
}

function PageFold({ section, fold }: { section: string; fold: FoldOf }) {
  const { t, label } = useFieldTexts()
  const { documentAtom } = useEditor()
  const excerptAtom = useMemo(() => {
    // In steps, so that a change of another setting does not parse the text again.
    const textAtom = atom((get) => foldText(fold, get(documentAtom)))
    const stateAtom = atom((get) => JSON.stringify(foldState(fold, get(documentAtom))))
    return atom((get) => ({
      excerpt: excerptOf(get(textAtom)),
      state: JSON.parse(get(stateAtom)) as FoldState,
    }))
  }, [documentAtom, fold])
  const { state, excerpt } = useEditorValue(excerptAtom)
  const wanted = useWanted(fold)
  const showFields = useShowFields()
  // A search, a check or the preview opens its page; after that, a press decides.
  const [turned, setTurned] = useState<{ after: object | null; isOpen: boolean } | null>(null)
  const isOpen = turned && turned.after === wanted ? turned.isOpen : wanted !== null
  const [first] = fold.fields
  if (!first) return null
  const title = fold.isWhole ? t(`section.${section}`) : label(first)
  return (
    <Fold
      title={title}
      state={state.state === 'count' ? t('fold.count', { count: state.count }) : t(`fold.${state.state}`)}
      excerpt={excerpt}
      isOpen={isOpen}
      onTurn={() => {
        if (!isOpen) showFields(fold.fields)
        setTurned({ after: wanted, isOpen: !isOpen })
      }}
    >
      {fold.fields.map((field) => (
        <FieldRow key={field.pointer} field={field} isTitled={!fold.isWhole || label(field) === title} />
      ))}
    </Fold>
  )
}

const isOf = (pointer: string, fold: FoldOf) =>
  fold.fields.some((field) => pointer === field.pointer || pointer.startsWith(`${field.pointer}/`))

/** A reason to open a fold: a link to one of its fields, or a conflict in one. */
function useWanted(fold: FoldOf): object | null {
  const { savingAtom, invalidTextsAtom } = useEditor()
  const wantedAtom = useMemo(
    () =>
      atom((get): object | null => {
        const { refused, conflicts } = get(savingAtom)
        const led = get(linkedSettingAtom)
        if (led && isOf(led.pointer, fold)) return led
        return (
          refused.find(({ change }) => isOf(change.pointer, fold))?.change ??
          conflicts.find(({ pointer }) => isOf(pointer, fold)) ??
          (Object.keys(get(invalidTextsAtom)).some((pointer) => isOf(pointer, fold)) ? fold : null)
        )
      }),
    [savingAtom, invalidTextsAtom, fold],
  )
  return useEditorValue(wantedAtom)
}

interface FoldProps {
  title: string
  /** In a word or two: shown, hidden, how many. */
  state: string
  /** Its first words, to recognise it by. */
  excerpt?: string
  isOpen: boolean
  onTurn: () => void
  children: ReactNode
}

/** A page's settings below its title, with state and first words; the fields are rendered when it is opened. */
function Fold({ title, state, excerpt, isOpen, onTurn, children }: FoldProps) {
  const id = useId()
  return (
    <section aria-label={title} className="rounded-lg border bg-card">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onTurn}
          className="block w-full rounded-lg px-3 py-2.5 text-start transition-colors hover:bg-muted/60 pointer-coarse:min-h-11"
        >
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-sm font-semibold">{title}</span>
            <span className="shrink-0 text-xs text-muted-foreground tabular-nums">{state}</span>
            <Icon
              name="down"
              className={`size-3.5 shrink-0 text-muted-foreground transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
            />
          </span>
          {excerpt && !isOpen && (
            <span dir="auto" className="mt-0.5 line-clamp-2 text-xs leading-relaxed text-muted-foreground">
              {excerpt}
            </span>
          )}
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-4 border-t px-3 pt-2 pb-4">
          {children}
        </div>
      )}
    </section>
  )
}

/** Fields that fold together: a page, a list, or one text that is a page. */
interface FoldOf {
  readonly id: string
  readonly fields: readonly Field[]
  /** True if its title is the section's; false if it is the field's. */
  readonly isWhole: boolean
}

/** Returns the folds of a section, one for each page. */
function foldsOf(section: string, fields: readonly Field[]): readonly FoldOf[] {
  if (together.includes(section)) return [{ id: section, fields, isWhole: true }]
  return fields.map((field) => ({ id: field.pointer, fields: [field], isWhole: false }))
}

type FoldState = { state: 'shown' | 'hidden' | 'empty' } | { state: 'count'; count: number }

/** Returns whether a fold's page is shown, or the number of items in its list. */
function foldState({ fields }: FoldOf, settings: JsonObject): FoldState {
  const turn = fields.find(({ pointer }) => pointer.endsWith('/isEnabled'))
  if (turn) return { state: valueAt(settings, turn.pointer) === true ? 'shown' : 'hidden' }
  const list = fields.find(({ kind }) => kind === 'list')
  if (list) return { state: 'count', count: [valueAt(settings, list.pointer) ?? []].flat().length }
  return { state: fields.some(({ pointer }) => isSaid(valueAt(settings, pointer))) ? 'shown' : 'empty' }
}

/** The stored beginning of a fold's text; empty if it has none. */
function foldText({ fields }: FoldOf, settings: JsonObject): string {
  const textField = fields.find(({ kind }) => kind === 'html' || kind === 'longText')
  const value = textField && valueAt(settings, textField.pointer)
  return typeof value === 'string' ? value.slice(0, LOOKED_AT) : ''
}

/** Returns that beginning as visible text. */
function excerptOf(text: string): string {
  return htmlText(text).replaceAll('\n', ' ').slice(0, EXCERPT)
}
