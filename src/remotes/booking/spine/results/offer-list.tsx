import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { AT_A_TIME } from './results-view.ts'

interface OfferListProps<Card> {
  cards: readonly Card[]
  idOf: (card: Card) => string
  /** Number of pages shown, of 30 offers each. */
  page: number
  onPage: (page: number) => void
  /** Class of a card's place, which gives a card outside the viewport a height. */
  slot: string
  /** The card of an offer. */
  children: (card: Card) => ReactNode
}

/** Offers as cards, 30 to a page. Cards far outside the viewport are not drawn. */
export function OfferList<Card>({ cards, idOf, page, onPage, slot, children }: OfferListProps<Card>) {
  const text = useProductTexts()
  const shown = Math.min(cards.length, page * AT_A_TIME)
  return (
    <>
      {/* Not a grid: a grid is laid out again completely whenever a card enters the viewport. */}
      <ul className="-mt-1.5">
        {cards.slice(0, shown).map((card) => (
          <li key={idOf(card)} className={`${slot} @container`}>
            {children(card)}
          </li>
        ))}
      </ul>
      {shown < cards.length && (
        <div className="mt-6 grid justify-items-center gap-3">
          <p className="text-sm text-muted-foreground">
            {text('results.shown', { shown, total: cards.length })}
          </p>
          <Button variant="outline" size="large" onClick={() => onPage(page + 1)}>
            {text('results.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface OfferListSkeletonProps {
  count?: number | undefined
  /** Placeholder of a card, in the card's shape. */
  children: ReactNode
}

/** Placeholder of the list while offers load. */
export function OfferListSkeleton({ count = 4, children }: OfferListSkeletonProps) {
  const text = useProductTexts()
  return (
    <div role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-3" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div key={at} className="@container">
            {children}
          </div>
        ))}
      </div>
    </div>
  )
}
