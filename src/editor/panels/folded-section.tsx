import { atom } from 'jotai'
import { useMemo, useState } from 'react'
import type { Field } from '../core/field.ts'
import { useLead } from '../preview/use-lead.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { ledToAtom } from '../shell/reveal.ts'
import { FieldRow } from './field-row.tsx'
import { Fold } from './fold.tsx'
import { excerptOf, type FoldOf, type FoldState, foldState, foldsOf, foldText } from './folds.ts'

/** A section whose pages are long: each behind its title. */
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
  const { t, label } = useFieldWords()
  const { documentAtom } = useEditor()
  const toldAtom = useMemo(() => {
    // In steps, so that another setting's change reads no text anew.
    const textAtom = atom((get) => foldText(fold, get(documentAtom)))
    const stateAtom = atom((get) => JSON.stringify(foldState(fold, get(documentAtom))))
    return atom((get) => ({
      excerpt: excerptOf(get(textAtom)),
      state: JSON.parse(get(stateAtom)) as FoldState,
    }))
  }, [documentAtom, fold])
  const { state, excerpt } = useEditorValue(toldAtom)
  const wanted = useWanted(fold)
  const lead = useLead()
  // What a search, a check or the preview leads to opens its page; a press decides afterwards.
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
        if (!isOpen) lead(fold.fields)
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

/** What asks for a fold to be open: somebody was led to a field of it, or one of them waits for an answer. */
function useWanted(fold: FoldOf): object | null {
  const { savingAtom, unfitAtom } = useEditor()
  const wantedAtom = useMemo(
    () =>
      atom((get): object | null => {
        const { refused, conflicts } = get(savingAtom)
        const led = get(ledToAtom)
        if (led && isOf(led.pointer, fold)) return led
        return (
          refused.find(({ change }) => isOf(change.pointer, fold))?.change ??
          conflicts.find(({ pointer }) => isOf(pointer, fold)) ??
          (Object.keys(get(unfitAtom)).some((pointer) => isOf(pointer, fold)) ? fold : null)
        )
      }),
    [savingAtom, unfitAtom, fold],
  )
  return useEditorValue(wantedAtom)
}
