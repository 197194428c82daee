import { useText } from '@livery/platform'
import { createContext, useContext } from 'react'

/** The product whose words a page speaks in; null on a page of none. */
export const WordsOf = createContext<string | null>(null)

const spineAlone = ['booking']

/** The texts of the product in scope, and of the spine where the product has no other words. */
export function useWords(): ReturnType<typeof useText> {
  const product = useContext(WordsOf)
  return useText(product === null ? spineAlone : [product, ...spineAlone])
}
