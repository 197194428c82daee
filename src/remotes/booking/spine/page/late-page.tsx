import type { ComponentType } from 'react'
import { Late } from '../../../../ui/late.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ProductScope } from '../product/product-scope.tsx'

interface LatePageProps {
  load: () => Promise<ComponentType>
  /** The product that a page of the spine is opened for; its code is fetched beside that of the page. */
  product?: string
}

/**
 * A page whose code is fetched when it is shown: each is a chunk of its own, so that a search downloads no checkout. One that
 * cannot be fetched is told by the shell, which offers to try again.
 */
export function LatePage({ load, product }: LatePageProps) {
  const page = (
    <Late load={load} meanwhile={<PageShape />} failed={<Missing />}>
      {(Page) => <Page />}
    </Late>
  )
  if (product === undefined) return page
  const fetching = (
    <Late load={load} meanwhile={<PageShape />}>
      {() => <PageShape />}
    </Late>
  )
  return (
    <ProductScope product={product} meanwhile={fetching}>
      {page}
    </ProductScope>
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
