import { TextArea } from '../../../../../ui/text-area.tsx'
import { REQUESTS_MAX } from '../../../spine/checkout/form-faults.ts'
import { FormSection } from '../../../spine/checkout/form-section.tsx'
import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'

/** What travellers would like the supplier to know, besides its own questions. */
export function VisitQuestions({ field }: ItemProps & { field: FieldOf }) {
  const text = useProductTexts()
  return (
    <FormSection title={text('checkout.wishes')} hint={text('checkout.wishesHint')}>
      <TextArea
        {...field('requests')}
        label={text('checkout.field.requests')}
        maxLength={REQUESTS_MAX}
        count={(used, most) => `${used} / ${most}`}
        left={(left) => text('checkout.charactersLeft', { count: left })}
        className="[&_textarea]:min-h-24"
      />
    </FormSection>
  )
}
