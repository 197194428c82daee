import { useEffect, useRef } from 'react'
import { useFrames } from './editor-context.tsx'

/** Hears the keys of the editor and of the previews in it, each of which has a window of its own. */
export function useKeysEverywhere(onKeyDown: (event: KeyboardEvent) => void): void {
  const frames = useFrames()
  const latest = useRef(onKeyDown)
  latest.current = onKeyDown
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear)
    // A page of the preview has a window of its own each time. The same listener twice is one.
    const stop = frames.listen(({ kind }, frame) => {
      if (kind === 'ready') frame.contentWindow?.addEventListener('keydown', hear)
    })
    return () => {
      removeEventListener('keydown', hear)
      stop()
    }
  }, [frames])
}
