import { describe, expect, it } from 'vitest'
import { findRawColors } from './find-raw-colors.ts'

const found = (file: string, text: string) =>
  findRawColors(file, text).map(({ line, raw }) => `${line}: ${raw}`)
const inTsx = (text: string) => found('a.tsx', text)
const inCss = (text: string) => found('a.css', text)

describe('findRawColors in TypeScript', () => {
  it.each([
    ["const a = '#fff'", '1: #fff'],
    ["const a = '#FFFA'", '1: #FFFA'],
    ["\n\nconst a = '#12ab34'", '3: #12ab34'],
    ["const a = '#12ab34cc'", '1: #12ab34cc'],
    ['const a = `1px solid #abc`', '1: #abc'],
    ['const a = `$' + '{b}\n#abcdef $' + '{c}`', '2: #abcdef'],
    ["const a = 'rgb(1, 2, 3)'", '1: rgb('],
    ["const a = 'RGBA(1 2 3 / 4%)'", '1: RGBA('],
    ["const a = 'hsl(1 2% 3%)'", '1: hsl('],
    ["const a = 'oklch(0.5 0.1 20)'", '1: oklch('],
    ["const a = 'lab(50% 1 2)'", '1: lab('],
    ["const a = 'color(display-p3 1 0 0)'", '1: color('],
    ["const a = 'oklch(from red l c h)'", '1: oklch('],
    ['<p className="text-red-500" />', '1: text-red-500'],
    ['<p className="p-2 hover:bg-white/80 m-1" />', '1: hover:bg-white/80'],
    ['<p className="md:dark:border-s-zinc-200" />', '1: md:dark:border-s-zinc-200'],
    ["const a = cx('from-black', b)", '1: from-black'],
    ["const a = 'shadow-slate-900/20'", '1: shadow-slate-900/20'],
    ['<p className="bg-[#fff]" />', '1: #fff'],
    ['<p className="bg-[red]" />', '1: bg-[red]'],
    ['<p className="text-[color:tomato]" />', '1: color:tomato'],
    ['<p className="[color:tomato]" />', '1: color:tomato'],
    ['<p className="text-[rgb(0,0,0)]" />', '1: rgb('],
    ['<path fill="white" />', '1: fill="white"'],
    ["<path stroke={'Black'} />", '1: stroke="Black"'],
    ['<stop stopColor="gold" />', '1: stopColor="gold"'],
    ["<p style={{ color: 'red' }} />", '1: color: red'],
    ["const a = { backgroundColor: 'rebeccapurple' }", '1: backgroundColor: rebeccapurple'],
    ["const a = { border: '1px solid black' }", '1: border: black'],
    ["const a = { 'outline-color': 'navy' }", '1: outline-color: navy'],
    ["element.style.color = 'red'", '1: color: red'],
    ['const a = `<svg><path fill="red"/></svg>`', '1: fill="red"'],
    ['const a = \'<p style="margin:0;color:red">\'', '1: color:red'],
    ['<p className="shadow-[0_0_1px_oklch(0.5_0.1_20)]" />', '1: oklch('],
    ['<p className="shadow-[0_0_1px_#fff]" />', '1: #fff'],
    ['<p className="bg-[linear-gradient(#fff_10%,var(--card))]" />', '1: #fff'],
    ['<p className="shadow-[0_1px_2px_black]" />', '1: shadow-[…black…]'],
    ['<p className="md:hover:border-[1px_solid_Black]" />', '1: md:hover:border-[…Black…]'],
    ['<p className="bg-[color-mix(in_oklch,red,var(--card))]" />', '1: bg-[…red…]'],
    ['<p className="[box-shadow:0_0_1px_black]" />', '1: box-shadow:black'],
    ["const a = 'linear-gradient(to right, navy, transparent)'", '1: linear-gradient(…navy…)'],
    ["const a = 'radial-gradient(circle at calc(1px + 2px), red)'", '1: radial-gradient(…red…)'],
    ['const a = `linear-gradient($' + '{b},\n navy)`', '2: linear-gradient(…navy…)'],
    ["const a = 'color-mix(in oklab, var(--card), white)'", '1: color-mix(…white…)'],
    ["const a = 'light-dark(white, var(--card))'", '1: light-dark(…white…)'],
    ["const shade = 'red'\nconst a = <p style={{ color: shade }} />", '1: color: red'],
    ["const shade = 'rebeccapurple'\nconst a = <p style={{ color: shade }} />", '1: color: rebeccapurple'],
    ["const color = 'red'\nconst a = <p style={{ color }} />", '1: color: red'],
    ["const shade = 'red'\nconst a = <path fill={shade} />", '1: fill: red'],
    ["const shade = 'red'\nelement.style.backgroundColor = shade", '1: backgroundColor: red'],
    ["element.style.setProperty('--card', 'red')", '1: --card: red'],
    ["const shades = { warm: 'red' }\nconst a = { color: shades.warm }", '1: color: red'],
    ["const shades = ['red']\nconst a = { color: shades[0] ?? b }", '1: color: red'],
    ["const shadeOf = () => 'red'\nconst a = { color: shadeOf() }", '1: color: red'],
    ["function F({ shade = 'red' }) { return <p style={{ color: shade }} /> }", '1: color: red'],
    ["const a = { color: on ? 'red' : 'inherit' }", '1: color: red'],
    ["const a = <path fill={on ? 'none' : 'red'} />", '1: fill="red"'],
    ["const a = { color: given ?? ('red' as Shade) }", '1: color: red'],
    ["export const shade = 'rebeccapurple'", '1: rebeccapurple'],
  ])('finds %j', (text, expected) => {
    expect(inTsx(text)).toEqual([expected])
  })

  it.each([
    '// white on #fff\nconst a = 1',
    '/* rgb(1,2,3) */ const a = 1',
    "const a = 'text-foreground bg-card border-transparent bg-current forced-colors:bg-[CanvasText]'",
    "const a = 'var(--primary)'",
    "const a = 'oklch(from var(--primary) 0.8 c h)'",
    "const a = 'https://example.com/#about'",
    "const a = '&#8217;'",
    "const a = { color: 'text-success' }",
    "const a = { label: 'red', title: 'Black Forest' }",
    '<p>White sand, #1 in town</p>',
    '<path fill="none" stroke="currentColor" />',
    "const a = 'label(x)'",
    'const a = 0xffffff',
    "const a = 'to-white-sand'",
    "import { red } from './red-500.ts'",
    '<p className="shadow-[0_0_1px_CanvasText] outline-[2px_solid_Highlight] text-[GrayText]" />',
    '<p className="bg-[linear-gradient(to_right,var(--primary),transparent,currentColor)]" />',
    '<p className="shadow-[0_0_1px_var(--red)] bg-[url(/red.png)] w-[calc(tan(1deg)*2)]" />',
    '<p className="grid-cols-[red_1fr_blue] data-[tone=red]:p-1 group-[.red]:p-1" />',
    "const a = 'linear-gradient(to right, var(--card), transparent 50%, CanvasText)'",
    "const a = '#add_form'",
    "const label = 'red'\nconst a = { label, title: label }",
    "const tier = 'Gold'\nconst a = { color: tier === 'gold' ? b : c }",
    "const tones = { a: { label: 'Gold', shade: 'var(--x)' } }\nconst b = { color: tones.a.shade }",
    "const shade = 'CanvasText'\nconst a = { color: shade }",
    "const a = { color: on ? 'inherit' : 'currentColor' }",
    "const a = 'A rebeccapurple dress'",
  ])('leaves %j', (text) => {
    expect(inTsx(text)).toEqual([])
  })
})

describe('findRawColors in CSS', () => {
  it.each([
    ['a { color: #fff }', '1: #fff'],
    ['a {\n  color: red;\n}', '2: color: red'],
    ['a { background: linear-gradient(White, var(--x)) }', '1: background: White'],
    ['a { border: 1px solid gray }', '1: border: gray'],
    ['a { box-shadow: 0 0 1px rgb(0 0 0 / 10%) }', '1: rgb('],
    ['a { --shadow: 0 0 1px black }', '1: --shadow: black'],
    ['a { color: color-mix(in srgb, white 10%, var(--card)) }', '1: color: white'],
    ['a { @apply p-1 text-white; }', '1: text-white'],
    ['a { /* x */ fill: navy }', '1: fill: navy'],
  ])('finds %j', (text, expected) => {
    expect(inCss(text)).toEqual([expected])
  })

  it.each([
    '/* #fff, red */ a { color: var(--foreground) }',
    'a { color: inherit; background: transparent; border-color: currentColor }',
    'a { color: CanvasText; forced-color-adjust: none }',
    'a { background-color: color-mix(in oklab, oklch(from --value(--color-*) 0.8 0.17 h) 16%, var(--card)) }',
    'a { grid-area: red; font-family: Tan; animation: linen 1s }',
    '.red { margin: 0 }',
    'a { color: var(--red) }',
    'a:hover { color: var(--link) }',
    '@theme { --color-*: initial; --color-border: var(--border) }',
  ])('leaves %j', (text) => {
    expect(inCss(text)).toEqual([])
  })
})

describe('findRawColors in SVG', () => {
  it('finds fills and strokes, and leaves `currentColor`', () => {
    expect(found('a.svg', '<svg>\n<path fill="#123456"/></svg>')).toEqual(['2: #123456'])
    expect(found('a.svg', '<svg><path stroke="teal"/></svg>')).toEqual(['1: stroke="teal"'])
    expect(found('a.svg', '<svg fill="none" stroke="currentColor"/>')).toEqual([])
  })
})

it('names every colour of an arbitrary value and of a gradient, each once', () => {
  expect(inTsx('<p className="bg-[color-mix(in_oklch,red,blue)]" />')).toEqual([
    '1: bg-[…red…]',
    '1: bg-[…blue…]',
  ])
  expect(inTsx('<p className="bg-[linear-gradient(to_right,navy,white)]" />')).toEqual([
    '1: bg-[…navy…]',
    '1: bg-[…white…]',
  ])
  expect(inTsx("const a = { background: 'linear-gradient(red, navy)' }")).toEqual([
    '1: background: red',
    '1: background: navy',
  ])
})

it('suggests tokens by the property that is coloured', () => {
  const advice = (text: string) => findRawColors('a.tsx', text)[0]?.advice
  expect(advice('<p className="bg-white" />')).toContain('bg-card')
  expect(advice('<p className="text-red-500" />')).toContain('text-foreground')
  expect(advice('<p className="border-black" />')).toContain('border-input')
  expect(advice("const a = '#fff'")).toContain('src/ui/tokens.css')
})
