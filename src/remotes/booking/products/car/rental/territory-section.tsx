import type { Rental } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FactLine } from '../cards/fact-line.tsx'

/** Whether the car may go on a ferry, and to another country. */
export function TerritorySection({ territory }: { territory: Rental['territory'] | undefined }) {
  const text = useProductTexts()
  if (territory === undefined) return null
  const { ferries, abroad } = territory
  return (
    <section aria-labelledby="territory-title">
      <h2 id="territory-title" className="font-brand text-heading">
        {text('territory.title')}
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        <FactLine icon={abroad === 'not_allowed' ? 'alert' : 'place'}>
          {text(`territory.abroad.${abroad}`)}
        </FactLine>
        <FactLine icon={ferries === 'not_allowed' ? 'alert' : 'place'}>
          {text(`territory.ferries.${ferries}`)}
        </FactLine>
      </ul>
    </section>
  )
}
