import { atom } from 'jotai'
import { useMemo } from 'react'
import { sameJson } from '../../tenant/settings/json.ts'
import type { PersonHere } from '../core/draft-api.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'

type Others = readonly PersonHere[]

/** The other people at the draft, or at a given field. Updates only when people or places change. */
export function useOtherEditors(field?: string): Others {
  const { peopleAtom } = useEditor()
  const othersAtom = useMemo(() => {
    let last: Others = []
    return atom((get) => {
      const next = get(peopleAtom).filter(
        (person) => !person.isYou && (field === undefined || person.field === field),
      )
      const key = (people: Others) => people.map(({ id, name, panel, field }) => ({ id, name, panel, field }))
      if (!sameJson(key(last), key(next))) last = next
      return last
    })
  }, [peopleAtom, field])
  return useEditorValue(othersAtom)
}
