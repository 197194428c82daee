import { useText } from '../../platform/text.ts'
import type { MarkedUp } from '../../tenant/markups/marked-up.ts'
import { DescriptionList } from '../../ui/description-list.tsx'

interface ExampleSumProps {
  price: MarkedUp
  /** Takes minor units. */
  format: (amount: number) => string
}

/** How a price comes about; read out when it changes. */
export function ExampleSum({ price, format }: ExampleSumProps) {
  const t = useText('shell')
  const isCapped = price.trace.some(({ step }) => step === 'public-price')
  return (
    <div aria-live="polite" className="mt-4 border-t pt-1">
      <DescriptionList
        layout="split"
        entries={[
          { term: t('deal.wholesaleRate'), detail: format(price.total - price.markup) },
          { term: t('deal.agencyMarkup'), detail: format(price.markup) },
          {
            term: t('deal.priceToTraveller'),
            detail: <strong className="font-brand text-heading">{format(price.total)}</strong>,
          },
          { term: t('deal.saved'), detail: <span className="text-success">{format(price.saved)}</span> },
        ]}
      />
      {isCapped && <p className="mt-1 text-sm text-muted-foreground">{t('markups.capped')}</p>}
    </div>
  )
}
