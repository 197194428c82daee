import { useText } from '@livery/platform'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useLocalTime } from '../words/use-local-time.ts'
import { REQUESTS_MAX } from './form-faults.ts'
import { FormSection } from './form-section.tsx'
import type { FieldOf } from './use-form-fields.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** What somebody would like of the house, and about when they come. */
export function WishFields({ field, place }: { field: FieldOf; place: string }) {
  const text = useText('booking')
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
        hint={text('rules.local', { place })}
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
