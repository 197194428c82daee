import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { FieldOf } from './use-form-fields.ts'

interface NameOnTicketProps {
  field: FieldOf
  /** Returns the full name of a field of the person. */
  nameOf: (name: string) => string
}

/** A name that tickets cannot have: shows what they would say, which the traveller confirms. */
export function NameOnTicket({ field, nameOf }: NameOnTicketProps) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const parts = (['firstName', 'lastName'] as const).map((name) => field(nameOf(name)))
  if (!pieces.ticketName) return null
  const printed = parts.map(({ value }) => pieces.ticketName?.(value) ?? value)
  const isSame = parts.every(({ value }, at) => value.trim() === printed[at])
  if (isSame || printed.some((name) => name === '')) return null
  const name = printed.join(' ')
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:col-span-2">
      <span>
        {text('checkout.onTicket')} <bdi className="font-semibold">{name}</bdi>
      </span>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          for (const [at, part] of parts.entries()) part.onChange({ target: { value: printed[at] ?? '' } })
        }}
      >
        {text('checkout.useOnTicket')}
      </Button>
    </p>
  )
}
