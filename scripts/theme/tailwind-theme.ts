import type { ThemeTokens } from '../../src/theme/resolve-tokens.ts'
import { readableCss } from './readable-css.ts'

/** Steps of the corner radius, as Tailwind names them. */
const radii = { xs: 0.35, sm: 0.5, md: 0.75, lg: 1, xl: 1.35, '2xl': 1.8 }
/** Tokens whose names stand in Tailwind's own namespaces. A name cannot be made of itself, so these are given by value. */
const shared = /^(font|tracking)-|^radius-control$/

/** Takes resolved tokens and gives Tailwind 4's theme blocks that make utilities of their variables (`bg-primary`, `text-muted-foreground`, `rounded-lg`,
 * `font-display`). Inline, so that a scope which overrides a variable is obeyed by every utility inside it. */
export function tailwindTheme({ light, shape }: ThemeTokens): string {
  const byName = [
    ...Object.keys(light).map((name) => `--color-${name}:var(--${name});`),
    ...Object.entries(radii).map(([step, factor]) => `--radius-${step}:calc(var(--radius) * ${factor});`),
  ]
  const byValue = Object.entries(shape)
    .filter(([name]) => shared.test(name))
    .map(([name, value]) => `--${name}:${value};`)
  return `${readableCss(`@theme inline{${byName.join('')}}`)}\n${readableCss(`@theme{${byValue.join('')}}`)}`
}
