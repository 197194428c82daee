import { useText } from '@livery/platform'
import { createContext, useContext } from 'react'

/** The product whose words a page speaks in; null on a page of none. */
export const TextProduct = createContext<string | null>(null)

const spineAlone = ['booking']

/** The texts of the product in scope, and of the spine where the product has no other words. */
export function useProductTexts(): ReturnType<typeof useText> {
  const product = useContext(TextProduct)
  return useText(product === null ? spineAlone : [product, ...spineAlone])
}
