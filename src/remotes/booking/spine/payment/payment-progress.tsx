import { useProductTexts } from '../formatting/use-product-texts.ts'

interface PaymentProgressProps {
  isShown: boolean
  /** True if nothing is paid here, only booked. */
  isUnpaid?: boolean
}

/** Announces below the button that an attempt is in progress, and asks to stay on the page. */
export function PaymentProgress({ isShown, isUnpaid = false }: PaymentProgressProps) {
  const text = useProductTexts()
  return (
    <p role="status" className="text-center text-sm text-muted-foreground empty:-mt-5">
      {isShown && text(isUnpaid ? 'payment.workingUnpaid' : 'payment.working')}
    </p>
  )
}
