import { type LateTexts, useLateTexts } from '@livery/platform'
import { createContext, type ReactNode, useContext } from 'react'
import { Deferred } from '../../../../ui/deferred.tsx'
import { TextProduct } from '../formatting/use-product-texts.ts'
import type { ProductPieces, ProductView } from './product-view.ts'

const Views = createContext<readonly ProductView[]>([])
const Scope = createContext<Product | null>(null)

/** A product whose code and texts are here. */
export interface Product {
  view: ProductView
  pieces: ProductPieces
}

/** Makes products known to every page of the part; the first of them is where an empty page leads to. */
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

/** The view of a product; throws for one that is not registered. */
export function useView(product: string): ProductView {
  const view = useViews().find((one) => one.product === product)
  if (!view) throw new Error(`the booking part has no product ${product}`)
  return view
}

interface ProductScopeProps {
  product: string
  /** Stands there while the product's code and texts are fetched for the first time. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Fetches what the spine draws of a product and says of it, and makes it what `useProduct` and `useProductTexts` give below. */
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
  /** What is said below, beside the texts of the part. */
  texts: readonly LateTexts[]
}

/** Fetches texts, and makes a product the one whose words `useProductTexts` gives below. */
export function TextScope({ product, texts, meanwhile = null, children }: WordsScopeProps) {
  const { isHere, error } = useLateTexts(texts)
  if (error) throw error
  return isHere ? <TextProduct value={product}>{children}</TextProduct> : meanwhile
}

function Missing({ product }: { product: string }): never {
  throw new Error(`the code of the product ${product} cannot be fetched`)
}

/** The product of the scope that a component is in. */
export function useProduct(): Product {
  const product = useContext(Scope)
  if (!product) throw new Error('no product is in scope')
  return product
}
