import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ChangeFormProps } from '../../../spine/product/product-view.ts'
import { ChangePassengers } from './change-passengers.tsx'
import { ChangeSlices } from './change-slices.tsx'
import type { JourneyChange } from './journey-change.ts'
import { readJourney } from './read-journey.ts'

const kinds = ['flights', 'extras', 'passengers'] as const
type Kind = (typeof kinds)[number]

const loadExtras = async () => (await import('./change-extras.tsx')).ChangeExtras

/** Other flights, further bags and seats, or fewer passengers: one at a time. The airline answers with the difference. */
export function ChangeJourneyForm({ item, reference, party, isBusy, onRequest }: ChangeFormProps) {
  const text = useProductTexts()
  const [kind, setKind] = useState<Kind>('flights')
  const [change, setChange] = useState<JourneyChange>(null)
  const isAlone = readJourney(item).passengers.length === 1
  const names = party.travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <form
      method="post"
      // Leaves room for the open calendar, which the dialog would cut off.
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 md:min-h-[36rem]"
      onSubmit={(event) => {
        event.preventDefault()
        if (change !== null) onRequest({ product: 'flight', ...change })
      }}
    >
      <RadioGroup
        label={text('change.kind')}
        variant="cards"
        value={kind}
        onChange={(next) => {
          setKind(next as Kind)
          setChange(null)
        }}
        options={kinds
          .filter((one) => one !== 'passengers' || !isAlone)
          .map((one) => ({ value: one, label: text(`change.kind.${one}`) }))}
      />
      {kind === 'flights' && <ChangeSlices item={item} onChange={setChange} />}
      {kind === 'passengers' && <ChangePassengers {...{ item, names }} onChange={setChange} />}
      {kind === 'extras' && (
        <Deferred load={loadExtras} meanwhile={<Skeleton className="h-64 rounded-xl" />}>
          {(ChangeExtras) => <ChangeExtras {...{ item, reference, party, names }} onChange={setChange} />}
        </Deferred>
      )}
      <p className="text-sm text-muted-foreground">{text('change.how')}</p>
      <Button type="submit" busy={isBusy} disabled={change === null}>
        {text('amend.ask')}
      </Button>
    </form>
  )
}
