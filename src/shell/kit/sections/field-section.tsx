import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { Select } from '../../../ui/select.tsx'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states } = kitTexts

/** What is filled in. */
export function FieldSection() {
  const t = useText('shell')
  return (
    <Section id="fields">
      <Specimen name="Field">
        <State label={states.empty}>
          <Field label={t('login.email')} type="email" autoComplete="off" />
        </State>
        <State label={states.filled}>
          <Field
            label={t('login.email')}
            type="email"
            autoComplete="off"
            defaultValue="mira@aurora.example"
          />
        </State>
        <State label={states.error}>
          <Field
            label={t('login.email')}
            autoComplete="off"
            defaultValue="mira@"
            error={t('login.emailInvalid')}
          />
        </State>
        <State label={states.hint}>
          <Field label={t('search.destination')} hint={t('search.destinationHint')} />
        </State>
        <State label={states.icons}>
          <Field
            label={t('search.destination')}
            placeholder={t('search.destinationHint')}
            start={<Icon name="place" className="size-5 text-link" />}
          />
        </State>
        <State label={states.disabled}>
          <Field
            label={t('login.password')}
            type="password"
            autoComplete="off"
            disabled
            defaultValue="secret"
          />
        </State>
      </Specimen>
      <Specimen name="Select">
        <State label={states.default}>
          <Select aria-label={t('deals.services')} defaultValue="hotels" className="w-full">
            <option value="hotels">{t('service.hotels')}</option>
            <option value="activities">{t('service.activities')}</option>
            <option value="cars">{t('service.cars')}</option>
            <option value="resorts">{t('service.resorts')}</option>
          </Select>
        </State>
        <State label={states.long}>
          <Select aria-label={t('deals.subheading')} className="w-full">
            <option>{t('unavailable.hint')}</option>
          </Select>
        </State>
        <State label={states.disabled}>
          <Select aria-label={t('service.cruise')} className="w-full" disabled>
            <option>{t('service.cruise')}</option>
          </Select>
        </State>
      </Specimen>
      <QuantitySpecimen />
    </Section>
  )
}

function QuantitySpecimen() {
  const t = useText('shell')
  const [rooms, setRooms] = useState(1)
  const [adults, setAdults] = useState(9)
  const named = (what: string) => ({
    label: what,
    fewerLabel: `− ${what}`,
    moreLabel: `+ ${what}`,
  })
  return (
    <Specimen name="Quantity" columns={2}>
      <State label={states.default}>
        <Quantity {...named(t('service.hotels'))} min={1} max={9} value={rooms} onChange={setRooms} />
      </State>
      <State label={states.hint}>
        <Quantity
          {...named(t('service.activities'))}
          hint={t('search.destinationHint')}
          min={0}
          max={9}
          value={adults}
          onChange={setAdults}
        />
      </State>
    </Specimen>
  )
}
