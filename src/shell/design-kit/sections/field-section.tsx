import { useState } from 'react'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note, RequiredMark } from '../../../ui/labelled.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { samplesIn } from '../samples.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { DateSpecimen } from './date-specimen.tsx'
import { FileSpecimen } from './file-specimen.tsx'

const { states } = kitTexts

/** Form fields. */
export function FieldSection() {
  const t = useText('shell')
  const s = samplesIn(usePage().language)
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
            type="email"
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
        <State label={states.affixes}>
          <Field label={s.total} prefix="€" suffix={s.perNight} defaultValue="1,284.50" inputMode="decimal" />
        </State>
        <State label={states.reveal}>
          <Field
            label={t('login.password')}
            type="password"
            autoComplete="off"
            defaultValue="secret"
            reveal={{ show: s.show, hide: s.hide }}
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
      <DateSpecimen />
      <Specimen name="Labelled">
        <State label={states.hint}>
          <fieldset aria-describedby="kit-labelled-note" className="w-full min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">
              {t('search.destination')}
              <RequiredMark />
            </legend>
            <div className="flex gap-3">
              <Field label={s.total} prefix="€" inputMode="decimal" className="min-w-0 flex-1" />
              <Field label={s.perNight} prefix="€" inputMode="decimal" className="min-w-0 flex-1" />
            </div>
            <Note id="kit-labelled-note" hint={t('search.destinationHint')} className="mt-1.5 text-sm" />
          </fieldset>
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
        <State label={states.hint}>
          <Select label={s.board} hint={s.boardHint} required>
            {s.boards.map((board) => (
              <option key={board}>{board}</option>
            ))}
          </Select>
        </State>
        <State label={states.error}>
          <Select label={s.board} error={s.choose}>
            {s.boards.map((board) => (
              <option key={board}>{board}</option>
            ))}
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
      <Specimen name="TextArea">
        <State label={states.hint}>
          <TextArea label={s.wishes} hint={s.wishesHint} />
        </State>
        <State label={states.error}>
          <TextArea
            label={s.wishes}
            defaultValue={s.wish}
            maxLength={60}
            count={s.count}
            left={s.left}
            error={s.tooShort}
          />
        </State>
        <State label={states.disabled}>
          <TextArea label={s.wishes} defaultValue={s.wish} disabled />
        </State>
      </Specimen>
      <ChoiceSpecimens />
      <FileSpecimen />
      <QuantitySpecimen />
    </Section>
  )
}

function QuantitySpecimen() {
  const s = samplesIn(usePage().language)
  const [nights, setNights] = useState(1)
  const [travellers, setTravellers] = useState(4)
  const named = (what: string) => ({ label: what, fewerLabel: `− ${what}`, moreLabel: `+ ${what}` })
  return (
    <Specimen name="Quantity" columns={2}>
      <State label={states.default}>
        <Quantity {...named(s.nights)} min={1} max={9} value={nights} onChange={setNights} />
      </State>
      <State label={states.hint}>
        <Quantity
          {...named(s.traveller)}
          hint={s.stepHint}
          min={0}
          max={9}
          value={travellers}
          onChange={setTravellers}
        />
      </State>
    </Specimen>
  )
}
