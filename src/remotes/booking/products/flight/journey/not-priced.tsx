import { ApiError } from '../../../../../api/api-error.ts'
import type { SeatWanted } from '../../../../../contract/types.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { JourneyChoice } from './choice-address.ts'

interface NotPricedProps {
  error: Error
  choice: JourneyChoice
  retry: () => void
  /** Receives the seats without those that are taken. */
  onDrop: (seats: SeatWanted[]) => void
}

/** Why the choice has no total: the seats that were taken meanwhile, or a failed request. */
export function NotPriced({ error, choice, retry, onDrop }: NotPricedProps) {
  const text = useProductTexts()
  const refused = refusedSeats(error)
  const taken = choice.seats.filter((_, index) => refused.has(index))
  const isTaken = taken.length > 0
  return (
    <Alert
      tone="destructive"
      title={
        isTaken
          ? text('journey.seatTaken', {
              count: taken.length,
              seats: taken.map(({ seat }) => seat).join(', '),
            })
          : text('journey.notPriced')
      }
      action={
        <Button
          size="small"
          variant="outline"
          onClick={() => (isTaken ? onDrop(choice.seats.filter((one) => !taken.includes(one))) : retry())}
        >
          {text(isTaken ? 'journey.dropSeats' : 'results.retry')}
        </Button>
      }
    >
      {text(isTaken ? 'journey.seatTakenHint' : 'journey.notPricedHint')}
    </Alert>
  )
}

/** The positions of the seats that the server refuses. */
function refusedSeats(error: Error): Set<number> {
  const errors = error instanceof ApiError ? error.errors : []
  return new Set(
    errors.flatMap(({ field }) => {
      const [, index] = /^seats\[(\d+)\]\.seat$/.exec(field) ?? []
      return index === undefined ? [] : [Number(index)]
    }),
  )
}
