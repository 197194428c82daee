import { useEffect, useRef } from 'react'
import { useFrames } from './editor-context.tsx'

/** Listens for keys in the editor and in its previews, each of which has its own window. */
export function useKeysEverywhere(onKeyDown: (event: KeyboardEvent) => void): void {
  const frames = useFrames()
  const latest = useRef(onKeyDown)
  latest.current = onKeyDown
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear)
    // Each page of the preview has a new window. Adding the same listener twice has no effect.
    const stop = frames.listen(({ kind }, frame) => {
      if (kind === 'ready') frame.contentWindow?.addEventListener('keydown', hear)
    })
    return () => {
      removeEventListener('keydown', hear)
      stop()
    }
  }, [frames])
}
