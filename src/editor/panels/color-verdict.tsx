import { ratioOf } from '../../platform/color-text.ts'
import type { BrandColorOutcome } from '../../theme/brand-color-outcome.ts'
import { contrast } from '../../theme/contrast.ts'
import { resolveTokens, type ThemeTokens } from '../../theme/resolve-tokens.ts'
import { black, parseHex, toHex, white } from '../../theme/srgb.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useThrottledBrand } from './use-throttled-brand.ts'

/** 'Your colour, what we use, and why', with the measured values. */
export function ColorVerdict({ of }: { of: 'brand' | 'secondary' }) {
  const { t } = useFieldTexts()
  const tokens = resolveTokens(useThrottledBrand())
  const outcome = tokens[of]
  if (!outcome) return null
  return (
    <div className="mt-2 rounded-lg border bg-muted/50 p-2.5">
      <div className="flex items-end gap-2 text-xs text-muted-foreground">
        <Swatch color={outcome.given} word={t('verdict.yours')} />
        <span aria-hidden="true" className="flex h-7 items-center rtl:-scale-x-100">
          →
        </span>
        <Swatch color={outcome.used} word={t('verdict.used')} text={outcome.text} />
        {outcome.outcome === 'moved' && (
          <bdi
            dir="ltr"
            title={t('verdict.distance')}
            className="ms-auto flex h-7 items-center text-[0.6875rem] tabular-nums"
          >
            ΔE {outcome.distance.toFixed(3)}
          </bdi>
        )}
      </div>
      <p className="mt-2 text-xs leading-relaxed">{t(`verdict.${outcome.outcome}`, wordsOf(outcome))}</p>
      {of === 'brand' && <Figures outcome={outcome} tokens={tokens} />}
    </div>
  )
}

/** White if it would be unreadable, black if it is readable: the spec's text colour. */
function wordsOf({ given, text }: BrandColorOutcome) {
  const other = text === toHex(white) ? toHex(black) : toHex(white)
  return { ratio: ratioOf(given, other) }
}

function Swatch({ color, word, text }: { color: string; word: string; text?: string }) {
  return (
    <span className="grid gap-0.5">
      <span>{word}</span>
      <span
        className="flex h-7 w-20 items-center justify-center rounded-sm border text-xs font-semibold tabular-nums"
        style={{ backgroundColor: color, color: text ?? readable(color) }}
      >
        <bdi dir="ltr">{color}</bdi>
      </span>
    </span>
  )
}

function readable(color: string): string {
  const ground = parseHex(color)
  return toHex(contrast(ground, white) >= contrast(ground, black) ? white : black)
}

/** The contrast of text on its ground, in both modes. */
function Figures({ outcome, tokens }: { outcome: BrandColorOutcome; tokens: ThemeTokens }) {
  const { t } = useFieldTexts()
  const rows = [
    { word: t('verdict.onButton'), over: outcome.text, ground: outcome.used },
    { word: t('verdict.linkLight'), over: tokens.light.link, ground: tokens.light.background },
    { word: t('verdict.linkDark'), over: tokens.dark.link, ground: tokens.dark.background },
  ]
  return (
    <dl className="mt-2 grid gap-1 text-xs">
      {rows.map(({ word, over = toHex(black), ground = toHex(white) }) => (
        <div key={word} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="flex h-5 w-7 items-center justify-center rounded-sm border text-[0.6875rem] font-semibold"
            style={{ backgroundColor: ground, color: over }}
          >
            Aa
          </span>
          <dt className="flex-1 text-muted-foreground">{word}</dt>
          <dd dir="ltr" className="font-medium tabular-nums">
            {ratioOf(over, ground)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
