import { useState } from 'react'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { samplesIn } from '../samples.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { notes, states } = kitTexts
const services = [
  ['hotels', 'service.hotels'],
  ['activities', 'service.activities'],
  ['cars', 'service.cars'],
  ['cruise', 'service.cruise'],
] as const

/** Navigation components. */
export function NavigationSection() {
  const t = useText('shell')
  return (
    <Section id="navigation">
      <Specimen name="Tabs" note={notes.tabs} columns={1}>
        {(['pills', 'underline'] as const).map((variant) => (
          <State key={variant} label={variant}>
            <TabsInVariant variant={variant} />
          </State>
        ))}
      </Specimen>
      <LinkSpecimens />
      <Specimen name="Accordion" bare columns={1}>
        <Accordion
          level={4}
          items={[
            { id: 'one', title: t('trust.rates'), content: <Answer text={t('trust.ratesHint')} /> },
            { id: 'two', title: t('trust.contact'), content: <Answer text={t('trust.contactHint')} /> },
            { id: 'three', title: t('unavailable.hint'), content: <Answer text={t('deals.emptyHint')} /> },
          ]}
        />
      </Specimen>
    </Section>
  )
}

function Answer({ text }: { text: string }) {
  return <p className="px-5 pb-5 text-muted-foreground">{text}</p>
}

function TabsInVariant({ variant }: { variant: 'pills' | 'underline' }) {
  const t = useText('shell')
  const [selected, setSelected] = useState('hotels')
  const panel = `kit-tabs-${variant}`
  return (
    <>
      <Tabs
        label={t('deals.services')}
        variant={variant}
        tabs={services.map(([id, key]) => ({
          id,
          label: (
            <>
              <Icon name={id} />
              {t(key)}
            </>
          ),
        }))}
        selected={selected}
        onSelect={setSelected}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${selected}`} className="pt-4">
        <p className="text-muted-foreground">{t('deals.subheading')}</p>
      </div>
    </>
  )
}

function LinkSpecimens() {
  const t = useText('shell')
  const { agency, language } = usePage()
  const s = samplesIn(language)
  const ids = ['room', 'travellers', 'payment', 'confirmation']
  const steps = s.steps.map((label, index) => ({
    id: ids[index] ?? label,
    label,
    ...(index === 1 && { hint: s.stepHint }),
    ...(index === 0 && { href: '/kit#navigation' }),
  }))
  const row = {
    label: s.pages,
    hrefOf: (page: number) => `/kit?page=${page}#navigation`,
    previousLabel: s.previous,
    nextLabel: s.next,
    pageLabel: s.page,
    positionLabel: s.pageOf,
  }
  const stateLabels = { done: s.done, upcoming: s.upcoming, error: s.mend }
  return (
    <>
      <Specimen name="Breadcrumbs" columns={1}>
        <Breadcrumbs
          label={s.here}
          trail={[
            { label: agency.agencyName, href: '/' },
            { label: t('service.hotels'), href: '/kit#navigation' },
          ]}
          current={t('destinations.heading')}
        />
      </Specimen>
      <Specimen name="Stepper" columns={1}>
        <State label={states.default}>
          <Stepper
            label={s.process}
            steps={steps}
            current="travellers"
            positionLabel={s.position}
            stateLabels={stateLabels}
          />
        </State>
        <State label={states.error}>
          <Stepper
            label={`${s.process} 2`}
            steps={steps.map((step, index) => ({ ...step, hasError: index === 1 }))}
            current="payment"
            positionLabel={s.position}
            stateLabels={stateLabels}
          />
        </State>
      </Specimen>
      <Specimen name="Pagination" columns={1}>
        <State label={states.default}>
          <Pagination {...row} page={2} pages={12} summary={s.summary} />
        </State>
        <State label={states.long}>
          <Pagination {...row} label={`${s.pages} 2`} page={50} pages={1200} />
        </State>
      </Specimen>
    </>
  )
}
