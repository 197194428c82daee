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
 * Returns the wording that waits to be fixed, and the one to show: that linked to, else the first that waits. `times`
 * increases with each link.
 */
export function useShownWording(pointer: string) {
  const { store } = useEditor()
  const wordOf = (at: string): Word[] => {
    const [language, key, ...more] = at.startsWith(`${pointer}/`)
      ? (stepsOf(at.slice(pointer.length)) ?? [])
      : []
    return language !== undefined && key !== undefined && more.length === 0 ? [{ language, key }] : []
  }
  const toFix = useFieldsToFix().flatMap(wordOf)
  const led = useEditorValue(ledToAtom)
  const ledWord = () => wordOf(store.get(ledToAtom)?.pointer ?? '')[0]
  const [seen, setSeen] = useState(led)
  const [wanted, setWanted] = useState(() => ({ word: ledWord() ?? toFix[0], times: 0 }))
  // During rendering, so that the target is visible at once.
  if (led !== seen) {
    setSeen(led)
    const word = ledWord()
    if (word) setWanted({ word, times: wanted.times + 1 })
  }
  return { toFix, ...wanted }
}
