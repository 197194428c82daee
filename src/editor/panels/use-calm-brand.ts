import { useEffect, useState } from 'react'
import type { BrandInput } from '../../theme/theme-input.ts'
import { useEditor } from '../shell/editor-context.tsx'

/** Milliseconds between two looks at a brand that is being dragged: words and figures need not keep up with the hand. */
const LOOK = 120

/** The brand that previews wear, followed at an eye's pace, so that a drag is not slowed by what is said about it. */
export function useCalmBrand(): BrandInput {
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
