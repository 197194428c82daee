import { Icon } from '../../../../ui/icon.tsx'
import { clockText } from '../checkout/hold-clock.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface KeptForProps {
  /** Seconds for which what is quoted holds. */
  left: number
  /** What is said once it does not. */
  expired: string
}

/** Tells for how long a quote holds, and announces that it does not any more. */
export function QuoteValidity({ left, expired }: KeptForProps) {
  const text = useProductTexts()
  return (
    <p className="flex items-start gap-2 text-sm text-muted-foreground">
      <Icon name="clock" className="mt-0.5 size-4" />
      {left > 0 ? (
        <span>
          {text('trips.holdsFor')}{' '}
          <bdi role="timer" dir="ltr" className="font-semibold tabular-nums text-foreground">
            {clockText(left)}
          </bdi>
        </span>
      ) : (
        <span role="alert">{expired}</span>
      )}
    </p>
  )
}
