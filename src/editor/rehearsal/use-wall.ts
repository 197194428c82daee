import { useEffect, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { readWall, usualWall, type Wall, withOneMore } from './wall.ts'

/** The wall as this person left it in this browser, and what changes it. */
export function useWall() {
  const { agency, session, language, currency } = usePage()
  const editor = useEditor()
  const own = useEditorValue(editor.valueAtom('/agency/languages'))
  const languages = Array.isArray(own) ? own.map(String) : agency.languages
  const key = `livery_rehearsal:${agency.id}:${session.email ?? ''}`
  const usual = { language, currency, languages }
  const [wall, setWall] = useState<Wall>(() => readWall(kept(key)) ?? usualWall(usual))
  useEffect(() => keep(key, wall), [key, wall])
  return {
    wall,
    update: setWall,
    add: () => setWall((before) => withOneMore(before, usual)),
    reset: () => setWall(usualWall(usual)),
  }
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, wall: Wall): void {
  try {
    localStorage.setItem(key, JSON.stringify(wall))
  } catch {
    // A browser that keeps nothing shows the usual wall next time.
  }
}
