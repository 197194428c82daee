import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { PaymentsNotice } from '../payment/payments-closed.tsx'

interface ResultsLayoutProps {
  /** What a narrow window shows; a wide one shows both. */
  view: 'list' | 'map'
  head: ReactNode
  tools: ReactNode
  /** Filters in a column of their own, if there is room. */
  filters: ReactNode
  /** Falsy if the window shows no map; `never` if the product has none, and the list is wide. */
  map: ReactNode | 'never'
  /** Repeats a search that was interrupted; null if it was not. */
  onAgain: (() => void) | null
  /** The list. */
  children: ReactNode
}

/** Results of any product: heading with controls, then filters, list and map side by side as far as there is room. */
export function ResultsLayout({ view, head, tools, filters, map, onAgain, children }: ResultsLayoutProps) {
  const text = useProductTexts()
  const columns =
    map === 'never'
      ? '@min-[74rem]/board:grid-cols-[16rem_minmax(0,1fr)]'
      : 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,40%)] @min-[74rem]/board:grid-cols-[14rem_minmax(0,1fr)_minmax(20rem,28%)]'
  return (
    <div className="@container/board mt-3">
      <div className="@min-[60rem]/board:flex @min-[60rem]/board:items-end @min-[60rem]/board:justify-between @min-[60rem]/board:gap-8">
        {head}
        {tools}
      </div>
      <PaymentsNotice className="mt-4" />
      {onAgain && (
        <Alert
          tone="info"
          className="mt-4"
          title={text('results.broken')}
          action={
            <Button variant="outline" size="small" onClick={onAgain}>
              {text('results.retry')}
            </Button>
          }
        >
          {text('results.brokenHint')}
        </Alert>
      )}
      <div className={`mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${columns}`}>
        <aside aria-label={text('filters.title')} className="hidden @min-[74rem]/board:block">
          {filters}
        </aside>
        <div className={view === 'map' ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>{children}</div>
        {map && map !== 'never' && (
          <div
            className={`${view === 'map' ? '' : 'max-lg:hidden'} h-[min(46rem,calc(100dvh-9rem))] lg:sticky lg:top-(--below-header) lg:h-[calc(100dvh-var(--below-header)-1rem)]`}
          >
            {map}
          </div>
        )}
      </div>
    </div>
  )
}
