import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { parseBrandInput } from '../../src/theme/parse-brand-input.ts'
import { resolveTokens, type ThemeTokens } from '../../src/theme/resolve-tokens.ts'
import tenant from '../../tenants/duroob/tenant.json' with { type: 'json' }
import { runCommandHere } from '../processes/testing-command.ts'

const run = (...args: string[]) => runCommandHere('theme/export.ts', args)

const { primaryColor, theme } = tenant.agency
const tokens = resolveTokens(parseBrandInput({ primaryColor, ...theme }))

describe('theme:export', () => {
  it('prints the theme as CSS, one declaration on each line', async () => {
    const { status, stdout } = await run('duroob', '--format', 'css')
    expect(status).toBe(0)
    expect(stdout).toContain(`:root {\n  color-scheme: light;\n  --radius: 0.75rem;\n`)
    expect(stdout).toContain(`\n  --primary: ${tokens.light.primary};\n`)
    expect(stdout).toContain(':root[data-mode=dark] {\n  color-scheme: dark;\n')
    expect(stdout).toContain(`@media (prefers-color-scheme:dark) {\n  :root:not([data-mode=light]) {\n`)
    expect(stdout).toContain(`\n    --background: ${tokens.dark.background};\n`)
    expect(stdout.split('{')).toHaveLength(stdout.split('}').length)
  })

  it("prints the interface's other tokens: heading sizes, density, elevation, maximum height of the logo", async () => {
    const { stdout } = await run('duroob', '--format', 'css')
    expect(stdout).toContain('\n  --text-hero: clamp(2.125rem, 1.35rem + 3.4vw, 4rem);\n')
    expect(stdout).toContain('\n  --text-heading--line-height: 1.25;\n')
    for (const name of ['density', 'elevation', 'logo-max-height'])
      expect(stdout).toContain(`\n  --${name}: ${tokens.shape[name]};\n`)
  })

  it('prints one mode on request', async () => {
    const { stdout } = await run('duroob', '--format=css', '--mode=dark')
    expect(stdout).toMatch(/^:root \{\n {2}color-scheme: dark;\n/)
    expect(stdout).toContain(`--background: ${tokens.dark.background};`)
    expect(stdout).not.toContain('@media')
  })

  it("prints the variables for Tailwind's utilities, each reading its token's variable", async () => {
    const { status, stdout } = await run('duroob', '--format', 'tailwind')
    expect(status).toBe(0)
    const { build } = await compile(`${stdout}\n@tailwind utilities;`)
    const names = Object.keys(tokens.light)
    const css = build([
      ...names.map((name) => `bg-${name}`),
      'rounded-lg',
      'rounded-2xl',
      'rounded-control',
      'font-sans',
      'text-hero',
      'shadow-card',
      'p-2.5',
      'gap-4',
    ])
    for (const name of names) expect(css).toContain(`background-color: var(--${name});`)
    expect(css).toContain('border-radius: var(--radius);')
    expect(css).toContain('border-radius: calc(var(--radius) * 1.8);')
    expect(css).toContain('padding: calc(0.625rem * var(--density));')
    expect(css).toContain('gap: calc(1rem * var(--density));')
    expect(css).toMatch(/--tw-shadow: 0 1px 2px .*var\(--elevation\)/)
    expect(css).toContain('font-size: var(--text-hero);')
    expect(css).toContain('--text-hero: clamp(')
    expect(css).toContain('border-radius: var(--radius-control);')
    expect(css).toContain('font-family: var(--font-sans);')
    expect(css).toContain(`--primary: ${tokens.light.primary};`)
    expect(css).not.toMatch(/(--[\w-]+): var\(\1\)/)
  })

  it('prints a dark: variant that follows the root if the colours do', async () => {
    const css = async (...args: string[]) => {
      const { build } = await compile(
        `${(await run('duroob', '--format', 'tailwind', ...args)).stdout}\n@tailwind utilities;`,
      )
      return build(['dark:bg-card'])
    }
    const both = await css()
    expect(both).toMatch(/:root\[data-mode=dark\] \{\s+color-scheme: dark;/)
    expect(both).toContain('.dark\\:bg-card:where(:root[data-mode=dark], :root[data-mode=dark] *) {')
    expect(both).toMatch(
      /prefers-color-scheme:dark\) \{\s+\.dark\\:bg-card:where\(:root:not\(\[data-mode=light\]\)/,
    )
    expect(await css('--mode', 'dark')).toContain('.dark\\:bg-card:where(:root, :root *) {')
  })

  it('prints every token in the DTCG 2025.10 format, with the two modes as groups', async () => {
    const { status, stdout } = await run('duroob', '--format', 'dtcg')
    expect(status).toBe(0)
    const file = JSON.parse(stdout)
    expect(Object.keys(file)).toEqual(['$description', 'light', 'dark', 'shape', 'text'])
    for (const mode of ['light', 'dark'] as const) {
      for (const [name, hex] of Object.entries(tokens[mode])) {
        const { $type, $value } = file[mode][name]
        expect($type).toBe('color')
        expect(Object.keys($value)).toEqual(['colorSpace', 'components', 'hex'])
        expect($value).toMatchObject({ colorSpace: 'srgb', hex })
        expect($value.components.map((part: number) => Math.round(part * 255))).toEqual(channelsOf(hex))
      }
    }
    expect(file.shape.radius).toEqual({ $type: 'dimension', $value: { value: 0.75, unit: 'rem' } })
    expect(file.shape['logo-max-height'].$value).toEqual({ value: 50, unit: 'px' })
    expect(file.shape['font-weight-display'].$type).toBe('fontWeight')
    expect(file.shape.density).toEqual({ $type: 'number', $value: 1.16 })
    expect(file.shape['tracking-display'].$type).toBe('number')
    expect(file.shape['font-sans'].$type).toBe('fontFamily')
    expect(file.shape['font-sans'].$value.at(-1)).toBe('sans-serif')
    expect(file.shape.elevation).toEqual({ $type: 'number', $value: Number(tokens.shape.elevation) })
    expect(file.text.hero).toEqual({
      $description: 'In CSS: clamp(2.125rem, 1.35rem + 3.4vw, 4rem).',
      smallest: { $type: 'dimension', $value: { value: 2.125, unit: 'rem' } },
      largest: { $type: 'dimension', $value: { value: 4, unit: 'rem' } },
      'line-height': { $type: 'number', $value: 1.06 },
    })
    expect(Object.keys(file.text)).toEqual(['$description', 'hero', 'title', 'heading'])
    for (const [name, token] of leavesOf(file)) {
      expect(name).toMatch(/^[^${}.][^{}.]*$/)
      expect(Object.keys(token as object).every((key) => key.startsWith('$'))).toBe(true)
    }
  })

  it('gives the dtcg files of the two modes the same names', async () => {
    const printed = async (mode: string) =>
      JSON.parse((await run('aurora', '--format', 'dtcg', '--mode', mode)).stdout)
    const [light, dark] = [await printed('light'), await printed('dark')]
    expect(Object.keys(light)).toEqual(['$description', 'color', 'shape', 'text'])
    expect(Object.keys(light.color)).toEqual(Object.keys(dark.color))
    expect(light.color.background.$value.hex).not.toBe(dark.color.background.$value.hex)
  })

  it.each([
    [[], 'Name the agency whose theme to print. There are aurora, '],
    [
      ['duroob'],
      'Name the format to print the theme of duroob in, such as --format css. There are css, tailwind, dtcg.',
    ],
    [['duroob', '--format'], 'The option --format needs a value. There are css, tailwind, dtcg.'],
    [['duroob', '--format', '--mode', 'dark'], 'The option --format needs a value. There are css, '],
    [['duroob', '--format='], 'There is no format "". There are css, tailwind, dtcg.'],
    [['duroob', '--fromat', 'css'], 'There is no option --fromat. There are --format, --mode, --help.'],
    [['duroob', '--format', 'css', '--mode'], 'The option --mode needs a value. There are light, dark.'],
    [['duroob', '--format', 'scss'], 'There is no format "scss". There are css, tailwind, dtcg.'],
    [['duroob', '--format', 'css', '--mode', 'auto'], 'There is no mode "auto". There are light, dark.'],
    [['nobody', '--format', 'css'], 'There is no agency "nobody". There are aurora, '],
    [['../duroob', '--format', 'css'], 'There is no agency "../duroob".'],
    [['/etc', '--format', 'css'], 'There is no agency "/etc".'],
    [['__proto__', '--format', 'css'], 'There is no agency "__proto__".'],
    [['', '--format', 'css'], 'There is no agency "".'],
    [['duroob', 'aurora', '--format', 'css'], 'One agency at a time'],
    [['duroob', '--nonsense'], 'There is no option --nonsense. There are --format, --mode, --help.'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { status, stdout, stderr } = await run(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
  })

  it('prints its help', async () => {
    expect(await run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('dtcg') })
  })
})

function channelsOf(hex: ThemeTokens['light'][string]): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

function leavesOf(group: Record<string, unknown>): [string, unknown][] {
  return Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return []
    return '$value' in value ? [[name, value]] : leavesOf(value as Record<string, unknown>)
  })
}
