import { Icon } from '../../../../ui/icon.tsx'
import { clockText } from '../checkout/hold-clock.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface QuoteValidityProps {
  /** Seconds until the quote expires. */
  left: number
  /** Text after it has expired. */
  expired: string
}

/** Shows how long a quote is valid, and announces its expiry. */
export function QuoteValidity({ left, expired }: QuoteValidityProps) {
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
