import { type FormEvent, useState } from 'react'
import { bookingVolumes, businessUsages, hearSources } from '../../contract/business-info-options.gen.ts'
import type { BusinessInfo } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Checkbox, CheckGroup } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import {
  type BusinessDraft,
  businessInfoOf,
  emailFault,
  engineKeys,
  type ProductInterest,
  phoneOf,
  productInterests,
  sourceKeys,
  toggled,
  toggledAll,
  usageKeys,
  volumeKeys,
} from './business-draft.ts'
import { CountrySelect, ReferralField } from './business-fields.tsx'

const card =
  'rounded-lg border border-input bg-card px-3.5 py-2.5 transition-colors hover:border-brand-edge has-checked:border-brand-edge has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'

interface BusinessFormProps {
  t: Text
  /** Id for the submit button, which is outside the form. */
  id: string
  draft: BusinessDraft
  onChange: (draft: BusinessDraft) => void
  onSubmit: (info: BusinessInfo) => void
}

/** Questions to an agency's owner about the business (spec §5). */
export function BusinessForm({ t, id, draft, onChange, onSubmit }: BusinessFormProps) {
  const [fault, setFault] = useState<ReturnType<typeof emailFault>>(null)
  const set = (change: Partial<BusinessDraft>) => onChange({ ...draft, ...change })
  const choose = t('business.choose')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const info = businessInfoOf(draft)
    if (info) onSubmit(info)
  }
  return (
    <form method="post" id={id} onSubmit={submit} noValidate className="grid gap-6 pt-2 sm:grid-cols-2">
      <Field
        label={t('business.email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={draft.email}
        onChange={({ target: { value } }) => {
          // An existing error disappears as soon as it is corrected.
          if (fault) setFault(emailFault(value))
          set({ email: value })
        }}
        onBlur={() => setFault(emailFault(draft.email))}
        error={fault ? t(fault) : undefined}
        start={<Icon name="mail" className="size-5 text-muted-foreground" />}
      />
      <Field
        label={t('business.phone')}
        type="tel"
        name="phone"
        autoComplete="tel"
        hint={t('business.optional')}
        value={draft.phone}
        onChange={({ target: { value } }) => set({ phone: phoneOf(value) })}
        start={<Icon name="phone" className="size-5 text-muted-foreground" />}
      />
      <EngineChoice t={t} engines={draft.engines} onChange={(engines) => set({ engines })} />
      <Select
        label={t('business.volume')}
        required
        value={draft.volume}
        onChange={({ target: { value } }) =>
          set({ volume: bookingVolumes.find((one) => one === value) ?? '' })
        }
      >
        <option value="">{choose}</option>
        {bookingVolumes.map((one) => (
          <option key={one} value={one}>
            {t(volumeKeys[one])}
          </option>
        ))}
      </Select>
      <CountrySelect t={t} value={draft.country} onChange={(country) => set({ country })} />
      <RadioGroup
        label={t('business.usage')}
        variant="cards"
        required
        value={draft.usage}
        options={businessUsages.map((one) => ({ value: one, label: t(usageKeys[one]) }))}
        onChange={(value) => set({ usage: businessUsages.find((one) => one === value) ?? '' })}
        className="sm:col-span-2"
      />
      <Select
        label={t('business.heardBy')}
        required
        value={draft.heardBy}
        // The detail belongs to the previous choice.
        onChange={({ target: { value } }) =>
          set({ heardBy: hearSources.find((one) => one === value) ?? '', heardFrom: '' })
        }
      >
        <option value="">{choose}</option>
        {hearSources.map((one) => (
          <option key={one} value={one}>
            {t(sourceKeys[one])}
          </option>
        ))}
      </Select>
      <ReferralField
        t={t}
        source={draft.heardBy}
        value={draft.heardFrom}
        onChange={(heardFrom) => set({ heardFrom })}
      />
    </form>
  )
}

interface EngineChoiceProps {
  t: Text
  engines: readonly ProductInterest[]
  onChange: (engines: readonly ProductInterest[]) => void
}

/** The booking engines, and 'All', which selects all six (spec §5). */
function EngineChoice({ t, engines, onChange }: EngineChoiceProps) {
  const hasAll = engines.length === productInterests.length
  return (
    <CheckGroup label={t('business.engines')} required className="sm:col-span-2">
      <Checkbox
        label={t('business.all')}
        checked={hasAll}
        indeterminate={!hasAll && engines.length > 0}
        onChange={() => onChange(toggledAll(engines))}
        className={`${card} max-sm:col-span-2`}
      />
      {productInterests.map((engine) => (
        <Checkbox
          key={engine}
          label={t(engineKeys[engine])}
          checked={engines.includes(engine)}
          onChange={() => onChange(toggled(engines, engine))}
          className={card}
        />
      ))}
    </CheckGroup>
  )
}
