import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BarFacts } from '../../contract/bar.ts'
import { avoidOverlap } from '../../ui/avoid-overlap.ts'
import { previewTexts } from '../gallery-texts.ts'
import { ChoiceField, ClockField, Knobs, ProblemList, SwitchField, VisitorField } from './bar-elements.tsx'
import { barTexts as texts } from './bar-texts.ts'
import type { CurrentPage } from './current-page.ts'
import { type Device, DeviceFrame } from './device-frame.tsx'
import { openAt, openWith } from './leave-page.ts'
import { openerTexts, places } from './opener.ts'
import {
  applyPageStyle,
  isChanged,
  keepConditions,
  type PageStyle,
  sitePageStyle,
  storedPageStyle,
  storePageStyle,
  writePageStyleFragment,
} from './stored-page-style.ts'

interface BarProps {
  facts: BarFacts
  now: CurrentPage
  /** Called when the visitor hides the bar on this page. */
  onHide: () => void
}

const LATENCIES = [0, 300, 1000, 3000, 10_000]
const languageName = new Intl.DisplayNames(['en'], { type: 'language' })

/** Bar of demo and development: shows the page as another agency, user or device, or under worse conditions. */
export function Bar({ facts, now, onHide }: BarProps) {
  // Its code arrives with the first press of the button (start-bar.ts).
  const [isOpen, setIsOpen] = useState(true)
  const [style, setStyle] = useState(storedPageStyle)
  const [conditions, setConditions] = useState(facts.conditions)
  const [device, setDevice] = useState<Device>('desk')
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  useLayoutEffect(() => {
    if (opener.current) return avoidOverlap(opener.current, places)
  }, [])
  const change = (part: Partial<PageStyle>) => {
    const next = { ...style, ...part }
    setStyle(next)
    storePageStyle(next)
    applyPageStyle(next)
  }
  const suffer = (part: Partial<BarFacts['conditions']>) => {
    const next = { ...conditions, ...part }
    setConditions(next)
    keepConditions(next)
  }
  const takeBack = () => {
    change(sitePageStyle)
    suffer({ latency: 0, scenario: '' })
  }
  // Releases what is no longer shown.
  const leave = () => {
    takeBack()
    onHide()
  }
  const visit = (wanted: string) => {
    const home = facts.tenants.find((one) => one.slug === wanted)?.href
    if (home) openAt(home, writePageStyleFragment(style, conditions))
  }
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  const { tenants, slug, languages, currencies, scenarios, problems } = facts
  const faults = problems.length > 0 && openerTexts.faults(problems.length)
  const hasChanges = isChanged(style, conditions)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="opener"
        aria-expanded={isOpen}
        data-changed={hasChanges || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Knobs />
        <span>
          {slug}
          {facts.resetHref !== null && <span className="kind"> {openerTexts.preview}</span>}
          {faults && <span className="faults"> {faults}</span>}
          <span className="unseen">: {openerTexts.open}</span>
        </span>
      </button>
      <span className="unseen" role="status">
        {faults}
      </span>
      {isOpen && (
        <section
          ref={panel}
          tabIndex={-1}
          className="panel"
          aria-label={texts.title}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // The page's dialog that contains the bar stays open.
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
        >
          <header>
            <h2>{texts.title}</h2>
            <button type="button" className="plain" onClick={close}>
              {texts.close}
            </button>
          </header>
          {facts.resetHref !== null && <p className="note">{previewTexts.note}</p>}
          {problems.length > 0 && <ProblemList problems={problems} />}
          <div className="fields">
            <ChoiceField
              label={texts.tenant}
              value={slug}
              options={tenants.map((one) => [one.slug, one.name])}
              onChange={visit}
            />
            <VisitorField facts={facts} role={now.role} conditions={conditions} />
            <ChoiceField
              label={texts.language}
              value={now.language}
              options={languages.map((code) => [code, languageName.of(code) ?? code])}
              onChange={(code) => openWith({ lng: code })}
            />
            <ChoiceField
              label={texts.currency}
              value={now.currency}
              options={[...new Set([now.currency, ...currencies])].map((code) => [code, code])}
              onChange={(code) => openWith({ currency: code })}
            />
            <SwitchField
              label={texts.mode}
              value={style.mode}
              options={texts.modes}
              onChange={(mode) => change({ mode })}
            />
            <SwitchField
              label={texts.direction}
              value={style.direction}
              options={texts.directions}
              onChange={(direction) => change({ direction })}
            />
            <SwitchField label={texts.device} value={device} options={texts.devices} onChange={setDevice} />
            <ChoiceField
              label={texts.latency}
              value={String(conditions.latency)}
              options={[...new Set([...LATENCIES, conditions.latency])].map((one) => [
                String(one),
                texts.latencies(one),
              ])}
              onChange={(latency) => suffer({ latency: Number(latency) })}
            />
            <ClockField movedTo={facts.movedTo} />
            <ChoiceField
              label={texts.supplier}
              hint={texts.conditionsHint}
              value={conditions.scenario}
              options={['', ...scenarios].map((name) => [name, texts.scenarios[name] ?? name])}
              onChange={(scenario) => suffer({ scenario })}
            />
          </div>
          <p className="note">
            {texts.mail} <a href="/outbox">{texts.outbox}</a>.{' '}
            {facts.logIn !== null && (
              <>
                {texts.logIn(facts.logIn.email)} <code>{facts.logIn.password}</code>.
              </>
            )}
          </p>
          <footer>
            {facts.gallery !== null && <a href={facts.gallery}>{texts.gallery}</a>}
            {facts.resetHref !== null && <a href={facts.resetHref}>{previewTexts.startAnew}</a>}
            <span className="acts">
              <button type="button" className="plain" onClick={leave}>
                {texts.hide}
              </button>
              <button type="button" disabled={!hasChanges} onClick={takeBack}>
                {texts.reset}
              </button>
            </span>
          </footer>
        </section>
      )}
      {device !== 'desk' && <DeviceFrame device={device} address={location.href} onChange={setDevice} />}
    </>
  )
}
