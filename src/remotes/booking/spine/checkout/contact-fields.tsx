import { useSession } from '@livery/platform'
import { Field } from '../../../../ui/field.tsx'
import { useWords } from '../words/use-words.ts'
import { NAME_MAX } from './form-faults.ts'
import { FormSection } from './form-section.tsx'
import { PhoneField } from './phone-field.tsx'
import type { FieldOf } from './use-form-fields.ts'

/** Who is written to about the booking: of an agent's booking, the client. */
export function ContactFields({ field, isMailed }: { field: FieldOf; isMailed: boolean }) {
  const text = useWords()
  const { isTravelAgent } = useSession()
  const mailedHint = isTravelAgent ? 'checkout.contactOfClientHint' : 'checkout.contactHint'
  return (
    <FormSection
      title={text(isTravelAgent ? 'checkout.contactOfClient' : 'checkout.contact')}
      hint={text(isMailed ? mailedHint : 'checkout.contactHintUnmailed')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('contact.firstName')}
          required
          label={text('checkout.field.firstName')}
          autoComplete={isTravelAgent ? 'off' : 'given-name'}
          maxLength={NAME_MAX}
        />
        <Field
          {...field('contact.lastName')}
          required
          label={text('checkout.field.lastName')}
          autoComplete={isTravelAgent ? 'off' : 'family-name'}
          maxLength={NAME_MAX}
        />
      </div>
      <Field
        {...field('contact.email')}
        required
        type="email"
        label={text('checkout.field.email')}
        hint={text('checkout.emailHint')}
        autoComplete={isTravelAgent ? 'off' : 'email'}
        maxLength={254}
      />
      <PhoneField field={field} />
    </FormSection>
  )
}
