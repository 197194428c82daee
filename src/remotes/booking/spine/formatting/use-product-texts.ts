import { useText } from '@livery/platform'
import { createContext, useContext } from 'react'

/** Product whose texts a page uses; null on a page without one. */
export const TextProduct = createContext<string | null>(null)

const spineAlone = ['booking']

/** Returns the texts of the product in scope, with the spine's texts as the fallback. */
export function useProductTexts(): ReturnType<typeof useText> {
  const product = useContext(TextProduct)
  return useText(product === null ? spineAlone : [product, ...spineAlone])
}
