import { useEffect } from 'react'
import { useEditor } from '../shell/editor-context.tsx'

/** Milliseconds between two times that one says one is still here; the server counts on a minute. */
const STILL = 20_000
/** Milliseconds in a place before the others are told: Tab passes many. */
const THERE = 250

/** Tells the others in which panel and at which field one is, as the focus goes. */
export function usePresence(panel: string): void {
  const { api, store, peopleAtom } = useEditor()
  useEffect(() => {
    let field: string | null = null
    let told = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, STILL)
      told = `${field}`
      api.tellWhere(panel, field).then(
        (people) => store.set(peopleAtom, people),
        // Nobody sees one for a moment; the next time says it again.
        () => undefined,
      )
    }
    const onFocus = () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-field]')
      field = row?.dataset.field ?? null
      if (`${field}` === told) return
      clearTimeout(timer)
      timer = setTimeout(tell, THERE)
    }
    onFocus()
    tell()
    const closing = new AbortController()
    document.addEventListener('focusin', onFocus, { signal: closing.signal })
    document.addEventListener('focusout', () => setTimeout(onFocus), { signal: closing.signal })
    return () => {
      closing.abort()
      clearTimeout(timer)
    }
  }, [api, store, peopleAtom, panel])
}
