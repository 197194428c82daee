import { Select } from '../../../../../ui/select.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import { REQUESTS_MAX } from '../../../spine/checkout/form-faults.ts'
import { FormSection } from '../../../spine/checkout/form-section.tsx'
import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { hotelItemFacts } from './hotel-item-facts.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Special requests for the hotel, and the approximate arrival time. */
export function StayQuestions({ field, item }: ItemProps & { field: FieldOf }) {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
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
      <Select
        {...field('arrival')}
        label={text('checkout.field.arrival')}
        hint={text('rules.local', { place: hotelItemFacts(item).place })}
        className="sm:max-w-xs"
      >
        <option value="">{text('checkout.arrivalUnknown')}</option>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {timeOfDay(hour)}
          </option>
        ))}
      </Select>
    </FormSection>
  )
}
