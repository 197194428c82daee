import type { LateTexts } from '@livery/platform'
import { type ComponentType, useEffect } from 'react'
import { Deferred } from '../../../../ui/deferred.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { resultsTexts } from '../pages/page-texts.ts'
import { ProductScope, TextScope, useView } from '../product/product-scope.tsx'
import { useStart } from '../product/use-start.ts'

export interface DeferredPageProps {
  load: () => Promise<ComponentType>
  /** Product of the page; by default the first product of the agency. */
  product?: string
  /**
   * The spine's texts, for a page of the spine, which renders its product's items with that product's components;
   * omitted for a product's own page.
   */
  spineTexts?: readonly LateTexts[]
}

/**
 * A page whose code and texts load when it is shown: each is a separate chunk, so that a search loads no checkout.
 * The shell reports a failed load and offers a retry.
 */
export function DeferredPage({ load, product, spineTexts }: DeferredPageProps) {
  const start = useStart()
  const view = useView(product ?? start.product)
  const page = (
    <Deferred load={load} meanwhile={<PageShape />} failed={<Missing />}>
      {(Page) => <Page />}
    </Deferred>
  )
  const drawn =
    spineTexts && product !== undefined ? (
      <ProductScope product={product} meanwhile={<PageShape />}>
        {page}
      </ProductScope>
    ) : (
      page
    )
  return (
    <TextScope
      product={view.product}
      texts={[...(spineTexts ?? [resultsTexts, view.pageTexts]), view.texts]}
      meanwhile={<Fetching loads={[load, ...(drawn === page ? [] : [view.loadPieces])]} />}
    >
      {drawn}
    </TextScope>
  )
}

/** Starts loading code while the texts load. */
function Fetching({ loads }: { loads: readonly (() => Promise<unknown>)[] }) {
  useEffect(() => {
    // A failed load is repeated and reported where it is shown.
    for (const load of loads) load().catch(() => undefined)
  })
  return <PageShape />
}

function Missing(): never {
  throw new Error('The code of a booking page failed to load. Reload the page to retry.')
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
