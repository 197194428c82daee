import type { Agency, LanguageCode } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'

type Colors = Readonly<Record<string, string>>

/** An agency's look as mail programs can show it: colours as literals, faces that every machine has. */
export interface MailLook {
  /** `light dark`, or the one the agency keeps to. */
  schemes: string
  /** Colours where the reader's program does not ask for dark ones, and where it does. */
  light: Colors
  dark: Colors
  sans: string
  display: string
  weight: string
  tracking: string
  radius: string
  buttonRadius: string
}

const faces = {
  sans: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  serif: "Georgia,'Times New Roman',Times,serif",
  arabic: "'Segoe UI','Geeza Pro','Noto Naskh Arabic',Tahoma,Arial,sans-serif",
}

/** Takes an agency and the mail's language and gives the look its mail wears. Source: the theme's tokens. */
export function mailLook(agency: Pick<Agency, 'primaryColor' | 'theme'>, language: LanguageCode): MailLook {
  const tokens = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  const { shape, mode } = tokens
  // An agency that is always dark, or never, is so in its mail.
  const light = mode === 'dark' ? tokens.dark : tokens.light
  const dark = mode === 'light' ? tokens.light : tokens.dark
  const face = (name: string) =>
    directionOf(language) === 'rtl'
      ? faces.arabic
      : /(?<!sans-)serif$/.test(shape[name] ?? '')
        ? faces.serif
        : faces.sans
  return {
    schemes: mode === 'auto' ? 'light dark' : mode,
    light,
    dark,
    sans: face('font-sans'),
    display: face('font-display'),
    weight: shape['font-weight-display'] ?? '700',
    tracking: directionOf(language) === 'rtl' ? '0' : (shape['tracking-display'] ?? '0'),
    radius: pixels(shape.radius),
    buttonRadius: pixels(shape['radius-control']),
  }
}

/** Mail programs know no rem; a root of 16 px is what the site has too. */
function pixels(length: string | undefined): string {
  const [, value, unit] = /^([\d.]+)(rem|px)$/.exec(length ?? '') ?? []
  if (value === undefined) return '0'
  return `${Math.min(28, Math.round(Number(value) * (unit === 'rem' ? 16 : 1)))}px`
}
