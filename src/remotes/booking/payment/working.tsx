import { useText } from '@livery/platform'

/** Says below the button that an attempt is under way, and to stay. */
export function Working({ isShown }: { isShown: boolean }) {
  const text = useText('booking')
  return (
    <p role="status" className="text-center text-sm text-muted-foreground">
      {isShown && text('payment.working')}
    </p>
  )
}
