import { useEffect } from 'react'
import { useEditor } from '../shell/editor-context.tsx'

/** Milliseconds between two presence messages; the server counts on one a minute. */
const STILL = 20_000
/** Milliseconds at a field before the others are notified: Tab passes many fields. */
const THERE = 250

/** Tells the others the panel and field that have the focus. */
export function usePresence(panel: string): void {
  const { api, store, peopleAtom } = useEditor()
  useEffect(() => {
    let field: string | null = null
    let reported = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, STILL)
      reported = `${field}`
      api.tellWhere(panel, field).then(
        (people) => store.set(peopleAtom, people),
        // The person is invisible for a moment; the next message repairs that.
        () => undefined,
      )
    }
    const onFocus = () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-field]')
      field = row?.dataset.field ?? null
      if (`${field}` === reported) return
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
