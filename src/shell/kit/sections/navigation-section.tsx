import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { notes } = kitTexts
const services = [
  ['hotels', 'service.hotels'],
  ['activities', 'service.activities'],
  ['cars', 'service.cars'],
  ['cruise', 'service.cruise'],
] as const

/** Ways through what there is. */
export function NavigationSection() {
  const t = useText('shell')
  return (
    <Section id="navigation">
      <Specimen name="Tabs" note={notes.tabs} columns={1}>
        {(['pills', 'underline'] as const).map((look) => (
          <State key={look} label={look}>
            <TabsInLook look={look} />
          </State>
        ))}
      </Specimen>
      <Specimen name="Accordion" bare columns={1}>
        <Accordion
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

function TabsInLook({ look }: { look: 'pills' | 'underline' }) {
  const t = useText('shell')
  const [selected, setSelected] = useState('hotels')
  const panel = `kit-tabs-${look}`
  return (
    <>
      <Tabs
        label={t('deals.services')}
        look={look}
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
