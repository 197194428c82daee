import { useEffect, useRef } from 'react'
import { ratioOf } from '../../../platform/color-text.ts'
import type { ThemeTokens } from '../../../theme/resolve-tokens.ts'
import { themeVariables } from '../../../theme/theme-variables.ts'
import { variableWriter } from '../../../ui/variable-writer.ts'
import { useKitTheme, useLiveElement } from '../kit-theme.tsx'
import { Section } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const steps = Array.from({ length: 12 }, (_, index) => index + 1)

/** Text colours on their backgrounds; each must reach a contrast of 4.5:1. */
const texts: readonly (readonly [ground: string, text: string])[] = [
  ['background', 'foreground'],
  ['background', 'muted-foreground'],
  ['background', 'link'],
  ['card', 'card-foreground'],
  ['popover', 'popover-foreground'],
  ['muted', 'muted-foreground'],
  ['accent', 'accent-foreground'],
  ['primary', 'primary-foreground'],
  ['primary-hover', 'primary-foreground'],
  ['brand-a60', 'brand-a60-contrast'],
  ['secondary', 'secondary-foreground'],
  ['secondary-hover', 'secondary-foreground'],
  ['success', 'success-foreground'],
  ['warning', 'warning-foreground'],
  ['destructive', 'destructive-foreground'],
  ['deep', 'deep-foreground'],
  ['deep', 'deep-muted-foreground'],
  ['deep', 'deep-link'],
  ['sidebar', 'sidebar-foreground'],
  ['sidebar-primary', 'sidebar-primary-foreground'],
]

/** Lines, rings and stars on the page; each must reach a contrast of 3:1. */
const edges = ['input', 'ring', 'brand-edge', 'rating'] as const

/** Every colour token of both modes, with its guaranteed contrast. */
export function ColorSection() {
  return (
    <Section id="colour">
      <div className="grid gap-6">
        <ModePanel mode="light" />
        <ModePanel mode="dark" />
      </div>
    </Section>
  )
}

/** A section of the page in one mode, whatever the page's mode: it sets that mode's variables itself. */
function ModePanel({ mode }: { mode: 'light' | 'dark' }) {
  const theme = useKitTheme()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!panel.current) return
    const writer = variableWriter(panel.current)
    const update = (tokens: ThemeTokens) => writer.write(themeVariables(tokens, mode))
    update(theme.tokens())
    return theme.subscribe(update)
  }, [theme, mode])
  const figures = useLiveElement(mode === 'light' ? showLight : showDark)
  return (
    <div
      ref={panel}
      className="rounded-xl border bg-background p-5 text-foreground forced-color-adjust-none lg:p-8"
      style={{ colorScheme: mode }}
    >
      <h3 className="text-lg font-bold">{kitTexts.modes[mode]}</h3>
      <div ref={figures}>
        <ol className="mt-5 grid grid-cols-6 gap-2 sm:grid-cols-12">
          {steps.map((step) => (
            <li key={step} className="text-center text-xs text-muted-foreground tabular-nums">
              <span
                className="mb-1 block aspect-square rounded-md border"
                style={{ backgroundColor: `var(--brand-${step})` }}
              />
              {step}
            </li>
          ))}
        </ol>
        <ul className="mt-6 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {texts.map(([ground, text]) => (
            <li
              key={`${ground} ${text}`}
              className="flex min-h-16 items-center gap-3 rounded-md border px-4 py-2"
              style={{ backgroundColor: `var(--${ground})`, color: `var(--${text})` }}
            >
              <span className="text-xl font-bold" aria-hidden="true">
                Aa
              </span>
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate font-semibold">{text}</span>
                <span className="block truncate">{ground}</span>
              </span>
              <span className="text-end text-xs tabular-nums" dir="ltr">
                <span data-ratio={`${ground} ${text}`} className="block font-bold" />
                <span data-hex={ground} className="block" />
              </span>
            </li>
          ))}
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {edges.map((edge) => (
            <li
              key={edge}
              className="rounded-md border-2 px-3 py-2 text-sm"
              style={{ borderColor: `var(--${edge})` }}
            >
              <span className="block font-semibold">{edge}</span>
              <span data-ratio={`background ${edge}`} className="tabular-nums" dir="ltr" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Returns a function that writes the contrasts of one mode. */
function showFigures(mode: 'light' | 'dark') {
  return (panel: HTMLDivElement, tokens: ThemeTokens) => {
    const colors = tokens[mode]
    for (const element of panel.querySelectorAll<HTMLElement>('[data-ratio]')) {
      const [ground = '', text = ''] = element.dataset.ratio?.split(' ') ?? []
      const pair = [colors[ground], colors[text]] as const
      element.textContent = pair[0] && pair[1] ? ratioOf(pair[0], pair[1]) : ''
    }
    for (const element of panel.querySelectorAll<HTMLElement>('[data-hex]')) {
      element.textContent = colors[element.dataset.hex ?? ''] ?? ''
    }
  }
}

const showLight = showFigures('light')
const showDark = showFigures('dark')
