import { useProductTexts } from '../formatting/use-product-texts.ts'

interface WorkingProps {
  isShown: boolean
  /** Nothing is paid here: it is booked, no more. */
  isUnpaid?: boolean
}

/** Says below the button that an attempt is under way, and to stay. */
export function Working({ isShown, isUnpaid = false }: WorkingProps) {
  const text = useProductTexts()
  return (
    <p role="status" className="text-center text-sm text-muted-foreground empty:-mt-5">
      {isShown && text(isUnpaid ? 'payment.workingUnpaid' : 'payment.working')}
    </p>
  )
}
