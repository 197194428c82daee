import { useState } from 'react'
import { stepsOf } from '../../tenant/settings/pointer.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { ledToAtom } from '../shell/reveal.ts'
import { useFieldsToFix } from '../shell/use-fields-to-fix.ts'

/** A text of the site in one language, as the settings name it. */
interface Word {
  readonly language: string
  readonly key: string
}

/**
 * Takes where the own words stand in the settings, and gives those that wait to be mended, and the one to be shown: that
 * somebody was led to, else the first that waits. `times` grows each time that somebody is led to one.
 */
export function useShownWording(pointer: string) {
  const { store } = useEditor()
  const wordOf = (at: string): Word[] => {
    const [language, key, ...more] = at.startsWith(`${pointer}/`)
      ? (stepsOf(at.slice(pointer.length)) ?? [])
      : []
    return language !== undefined && key !== undefined && more.length === 0 ? [{ language, key }] : []
  }
  const toMend = useFieldsToFix().flatMap(wordOf)
  const led = useEditorValue(ledToAtom)
  const ledWord = () => wordOf(store.get(ledToAtom)?.pointer ?? '')[0]
  const [seen, setSeen] = useState(led)
  const [wanted, setWanted] = useState(() => ({ word: ledWord() ?? toMend[0], times: 0 }))
  // While it is drawn: what is led to is there to be seen at once.
  if (led !== seen) {
    setSeen(led)
    const word = ledWord()
    if (word) setWanted({ word, times: wanted.times + 1 })
  }
  return { toMend, ...wanted }
}
