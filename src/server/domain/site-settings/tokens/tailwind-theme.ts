import type { ThemeTokens } from '../../../../theme/resolve-tokens.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { readableCss } from './readable-css.ts'

/** Tokens whose names stand in Tailwind's own namespaces. A name cannot be made of itself, so these are given by value. */
const shared = /^(font|tracking)-|^radius-control$/
/** What the interface makes of corners, elevation and density. */
const derived = ['radius', 'shadow', 'padding', 'margin', 'gap', 'space']

/** Takes resolved tokens and gives Tailwind 4's theme blocks that make utilities of their variables (`bg-primary`, `text-muted-foreground`, `rounded-lg`,
 * `font-display`, `shadow-card`). Inline, so that a scope which overrides a variable is obeyed by every utility inside it. */
export function tailwindTheme({ light, shape }: ThemeTokens): string {
  const byName = [
    ...Object.keys(light).map((name) => `--color-${name}:var(--${name});`),
    ...interfaceTokens(...derived)
      .filter(([name]) => !(name.slice(2) in shape))
      .map(([name, value]) => `${name}:${value};`),
  ]
  const byValue = Object.entries(shape)
    .filter(([name]) => shared.test(name))
    .map(([name, value]) => `--${name}:${value};`)
  const text = interfaceTokens('text').map(([name, value]) => `${name}:${value};`)
  return [
    readableCss(`@theme inline{${byName.join('')}}`),
    readableCss(`@theme{${[...byValue, ...text].join('')}}`),
  ].join('\n')
}
