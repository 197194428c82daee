import { type LateTexts, useLateTexts } from '@livery/platform'
import { createContext, type ReactNode, useContext } from 'react'
import { Deferred } from '../../../../ui/deferred.tsx'
import { TextProduct } from '../formatting/use-product-texts.ts'
import type { LoadedProductView, ProductView } from './product-view.ts'

const Views = createContext<readonly ProductView[]>([])
const Scope = createContext<Product | null>(null)

/** A product whose code and texts have loaded. */
export interface Product {
  view: ProductView
  pieces: LoadedProductView
}

/** Provides the products to every page of the part; empty pages link to the first of them. */
export function ProductsProvider({
  views,
  children,
}: {
  views: readonly ProductView[]
  children: ReactNode
}) {
  return <Views value={views}>{children}</Views>
}

export function useViews(): readonly ProductView[] {
  return useContext(Views)
}

/** Returns the view of a product; throws for an unregistered one. */
export function useView(product: string): ProductView {
  const view = useViews().find((one) => one.product === product)
  if (!view)
    throw new Error(`The booking part has no product ${product}. Register it in products/registry.ts.`)
  return view
}

interface ProductScopeProps {
  product: string
  /** Placeholder while the product's code and texts load for the first time. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Loads a product's components and texts, and provides them to `useProduct` and `useProductTexts`. */
export function ProductScope({ product, meanwhile = null, children }: ProductScopeProps) {
  const view = useView(product)
  const fetching = (
    <Deferred load={view.loadPieces} meanwhile={meanwhile}>
      {() => meanwhile}
    </Deferred>
  )
  return (
    <TextScope product={product} texts={[view.texts]} meanwhile={fetching}>
      <Deferred load={view.loadPieces} meanwhile={meanwhile} failed={<Missing product={product} />}>
        {(pieces) => <Scope value={{ view, pieces }}>{children}</Scope>}
      </Deferred>
    </TextScope>
  )
}

interface WordsScopeProps extends ProductScopeProps {
  /** Texts for the content, in addition to the part's. */
  texts: readonly LateTexts[]
}

/** Loads texts and sets the product whose texts `useProductTexts` returns. */
export function TextScope({ product, texts, meanwhile = null, children }: WordsScopeProps) {
  const { isHere, error } = useLateTexts(texts)
  if (error) throw error
  return isHere ? <TextProduct value={product}>{children}</TextProduct> : meanwhile
}

function Missing({ product }: { product: string }): never {
  throw new Error(`The code of the product ${product} failed to load. Reload the page to retry.`)
}

/** Returns the product of the current scope. */
export function useProduct(): Product {
  const product = useContext(Scope)
  if (!product) throw new Error('There is no product in scope. Render the component inside a ProductScope.')
  return product
}
