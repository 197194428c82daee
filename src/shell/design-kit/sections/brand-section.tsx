import { ratioOf } from '../../../platform/color-text.ts'
import { usePage } from '../../../platform/page.tsx'
import type { ThemeTokens } from '../../../theme/resolve-tokens.ts'
import { useLiveElement } from '../kit-theme.tsx'
import { KitText } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const steps = Array.from({ length: 12 }, (_, index) => index + 1)

/** Head of the kit: the agency, its colour scale, and how its colours were adjusted. */
export function BrandSection() {
  const { agency } = usePage()
  const primary = useLiveElement(showPrimary)
  const secondary = useLiveElement(showSecondary)
  return (
    <section id="brand" aria-labelledby="brand-title" className="grid gap-6">
      <div className="on-deep overflow-hidden rounded-xl bg-deep text-deep-foreground forced-colors:border">
        <div className="p-6 lg:p-12">
          <p className="text-sm font-semibold text-deep-muted-foreground">{kitTexts.title}</p>
          <h1 id="brand-title" className="font-brand mt-3 max-w-[11.5em] text-hero">
            <KitText>{kitTexts.heading(agency.agencyName)}</KitText>
          </h1>
          <p className="mt-5 max-w-[34em] text-deep-muted-foreground lg:text-lg">
            <KitText>{kitTexts.intro}</KitText>
          </p>
        </div>
        {/* Framed on every side, since the palest step is close to the page's own colour. */}
        <div
          className="mx-6 mb-6 grid grid-cols-12 overflow-hidden rounded-lg border border-deep-border lg:mx-12 lg:mb-12"
          aria-hidden="true"
        >
          {steps.map((step) => (
            <span
              key={step}
              className="block h-16 forced-color-adjust-none lg:h-24"
              style={{ backgroundColor: `var(--brand-${step})` }}
            />
          ))}
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <div ref={primary}>
          <Outcome title={kitTexts.switches.color} />
        </div>
        <div ref={secondary}>
          <Outcome title={kitTexts.switches.secondary} />
        </div>
      </div>
    </section>
  )
}

/** The chosen colour, the colour used, and the reason. */
function Outcome({ title }: { title: string }) {
  return (
    <div className="h-full rounded-xl border bg-card p-5 lg:p-8">
      <h2 className="text-lg font-bold">
        <KitText>{title}</KitText>
      </h2>
      <div className="mt-5 grid grid-cols-2 gap-4">
        <Figure label={kitTexts.given} part="given" />
        <Figure label={kitTexts.used} part="used" />
      </div>
      <p className="mt-5 min-h-[3lh] text-muted-foreground">
        <span data-part="reason" lang="en" dir="ltr" />
      </p>
    </div>
  )
}

function Figure({ label, part }: { label: string; part: 'given' | 'used' }) {
  return (
    <figure>
      <span
        data-part={part}
        className="flex h-28 items-end justify-between rounded-lg border border-input p-4 text-xl font-bold forced-color-adjust-none data-none:border-dashed data-none:bg-[repeating-linear-gradient(135deg,var(--border)_0_1px,transparent_1px_9px)] lg:h-36"
      >
        {part === 'used' && (
          <>
            <span aria-hidden="true">Aa</span>
            <span data-part="ratio" className="text-base tabular-nums" dir="ltr" />
          </>
        )}
      </span>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-3 text-sm text-muted-foreground">
        <KitText>{label}</KitText>
        <code data-part={`${part}-hex`} dir="ltr" />
      </figcaption>
    </figure>
  )
}

type ColorOutcome = ThemeTokens['brand'] | null

/** Returns a function that shows one colour's adjustment in a card. */
function showOutcome(of: (tokens: ThemeTokens) => ColorOutcome) {
  return (card: HTMLDivElement, tokens: ThemeTokens) => {
    const adjusted = of(tokens)
    const part = (name: string) => card.querySelector<HTMLElement>(`[data-part=${name}]`)
    const write = (name: string, text: string) => {
      const element = part(name)
      if (element) element.textContent = text
    }
    const paint = (name: string, ground: string, text: string) => {
      const element = part(name)
      if (element) Object.assign(element.style, { backgroundColor: ground, color: text })
    }
    paint('given', adjusted?.given ?? '', '')
    part('given')?.toggleAttribute('data-none', !adjusted)
    paint('used', adjusted?.used ?? 'var(--secondary)', adjusted?.text ?? 'var(--secondary-foreground)')
    write('given-hex', adjusted?.given ?? kitTexts.none)
    write('used-hex', adjusted?.used ?? tokens.light.secondary ?? '')
    write('ratio', adjusted ? ratioOf(adjusted.used, adjusted.text) : '')
    write('reason', reasonIn(adjusted))
  }
}

function reasonIn(adjusted: ColorOutcome): string {
  if (!adjusted) return kitTexts.outcome.none
  return adjusted.outcome === 'moved'
    ? kitTexts.outcome.moved(adjusted.distance)
    : kitTexts.outcome[adjusted.outcome]
}

const showPrimary = showOutcome(({ brand }) => brand)
const showSecondary = showOutcome(({ secondary }) => secondary)
