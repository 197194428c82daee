import { Alert } from '../../../../../ui/alert.tsx'
import { FormSection } from '../../../spine/checkout/form-section.tsx'
import { personName } from '../../../spine/checkout/typed-form.ts'
import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { BringList } from '../rental/rental-rules.tsx'
import { typedAge } from './driver-age.ts'
import { OtherAge } from './other-age.tsx'
import { readRental } from './read-rental.ts'

/**
 * What the driver has to know before paying: the card at the desk and what else to bring. Another age than the priced
 * one asks for the price at that age.
 */
export function DriverQuestions({ item, field }: ItemProps & { field: FieldOf }) {
  const text = useProductTexts()
  const { rental, cover } = readRental(item)
  const takesDebit = rental.acceptedCards.includes('debit')
  const age = typedAge(field, `${personName(item.at, 0)}.dateOfBirth`, rental.pickUp.at.slice(0, 10))
  return (
    <>
      {age !== null && age !== rental.driverAge && <OtherAge item={item} age={age} />}
      <FormSection title={text('bring.title')} hint={text('bring.hint')}>
        <Alert tone="warning" title={text(takesDebit ? 'bring.anyCard' : 'bring.creditCard')}>
          {!takesDebit && <span className="block font-semibold">{text('bring.noDebit')}</span>}
          {text('bring.ownCardHint')}
        </Alert>
        <BringList {...{ rental, cover }} hasCard={false} className="grid gap-2 sm:grid-cols-2" />
      </FormSection>
    </>
  )
}
