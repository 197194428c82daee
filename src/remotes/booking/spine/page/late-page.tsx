import type { ComponentType } from 'react'
import { Late } from '../../../../ui/late.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ProductScope, WordsScope } from '../product/product-scope.tsx'
import { useStart } from '../product/use-start.ts'

export interface LatePageProps {
  load: () => Promise<ComponentType>
  /** The product that the page is of; left out, it says the words of the product that the agency begins with. */
  product?: string
  /** It is a page of the spine, which draws the product by its pieces. */
  hasPieces?: boolean
}

/**
 * A page whose code is fetched when it is shown, with the texts of its product: each is a chunk of its own, so that a search
 * downloads no checkout. One that cannot be fetched is told by the shell, which offers to try again.
 */
export function LatePage({ load, product, hasPieces = false }: LatePageProps) {
  const start = useStart()
  const Scope = hasPieces ? ProductScope : WordsScope
  const fetching = (
    <Late load={load} meanwhile={<PageShape />}>
      {() => <PageShape />}
    </Late>
  )
  return (
    <Scope product={product ?? start.product} meanwhile={fetching}>
      <Late load={load} meanwhile={<PageShape />} failed={<Missing />}>
        {(Page) => <Page />}
      </Late>
    </Scope>
  )
}

function Missing(): never {
  throw new Error('the code of a page of the booking part cannot be fetched')
}

function PageShape() {
  return (
    <div className="page-width pt-6 pb-16" aria-busy="true">
      <Skeleton className="h-24 w-full rounded-2xl" />
      <Skeleton className="mt-8 h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-6 h-72 w-full rounded-xl" />
    </div>
  )
}
