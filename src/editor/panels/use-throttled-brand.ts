import { useEffect, useState } from 'react'
import type { BrandInput } from '../../theme/theme-input.ts'
import { useEditor } from '../layout/editor-context.tsx'

/**
 * Milliseconds between two updates while a theme is being dragged: words and figures need not keep up with the
 * pointer.
 */
const LOOK = 120

/** The theme of the previews, followed more slowly, so that texts about it do not slow a drag. */
export function useThrottledBrand(): BrandInput {
  const { store, brandAtom } = useEditor()
  const [brand, setBrand] = useState(() => store.get(brandAtom))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        setBrand(store.get(brandAtom))
      }, LOOK)
    }
    follow()
    const stop = store.sub(brandAtom, follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, brandAtom])
  return brand
}
