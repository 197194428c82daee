import { resolveTokens, type ThemeTokens } from '../theme/resolve-tokens.ts'
import type { BrandInput } from '../theme/theme-input.ts'
import { themeVariables } from '../theme/theme-variables.ts'
import { variableWriter } from '../ui/variable-writer.ts'

/** Milliseconds without a change after which the hand counts as resting. */
const REST = 250

type Listener = (tokens: ThemeTokens) => void

/** A brand tried on in the browser. */
export interface LiveTheme {
  /** What the agency itself says of its brand. */
  own: BrandInput
  /** What is worn now. */
  tokens: () => ThemeTokens
  /** Puts a brand on the page, in the next frame. */
  wear: (input: BrandInput) => void
  /** Takes everything back: the page wears what the server gave it, and nothing listens any more. */
  clear: () => void
  /** Dresses another document too, such as one in a frame. Gives what undresses it. */
  dress: (root: HTMLElement) => () => void
  /** Calls once in every frame in which the brand changed. */
  subscribe: (listener: Listener) => () => void
}

/**
 * Makes what changes a page's theme while the hand moves: engine and variables, no React and no measure of the page.
 * The mode is what `data-mode` on the root says, so that the stylesheet's own rules follow.
 */
export function liveTheme(root: HTMLElement, own: BrandInput): LiveTheme {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const dressed = new Map([[root, dresser(root)]])
  const listeners = new Set<Listener>()
  let tokens = resolveTokens(own)
  let isWorn = false
  let isTold = true

  function paint(): void {
    const mode = tokens.mode === 'auto' ? (dark.matches ? 'dark' : 'light') : tokens.mode
    const variables = themeVariables(tokens, mode)
    for (const { write } of dressed.values()) write(variables, mode)
  }

  function tell(): void {
    if (!isTold) return
    isTold = false
    requestAnimationFrame(() => {
      isTold = true
      for (const listener of listeners) listener(tokens)
    })
  }

  return {
    own,
    tokens: () => tokens,
    wear(input) {
      tokens = resolveTokens(input)
      isWorn = true
      // Adding it again does nothing.
      dark.addEventListener('change', paint)
      paint()
      tell()
    },
    clear() {
      tokens = resolveTokens(own)
      isWorn = false
      dark.removeEventListener('change', paint)
      for (const { clear } of dressed.values()) clear()
      tell()
    },
    dress(other) {
      dressed.set(other, dresser(other))
      if (isWorn) paint()
      return () => {
        dressed.get(other)?.clear()
        dressed.delete(other)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Puts variables and mode on one document, and remembers the mode it had. */
function dresser(root: HTMLElement) {
  const writer = variableWriter(root)
  const hush = stillness(root.ownerDocument)
  /** The mode the page was served with, while another may stand there. */
  let given: { mode: string | undefined } | null = null
  const setMode = (mode: string | undefined) => {
    if (root.dataset.mode === mode) return
    if (mode === undefined) delete root.dataset.mode
    else root.dataset.mode = mode
  }
  return {
    write(variables: Variables, mode: string) {
      hush(variables)
      given ??= { mode: root.dataset.mode }
      setMode(mode)
      writer.write(variables)
    },
    clear() {
      if (given) {
        hush({})
        setMode(given.mode)
      }
      given = null
      writer.clear()
    },
  }
}

type Variables = Readonly<Record<string, string>>

/** Colours that an element has without showing them: the page's own sheet gives them to every element. */
const bareColors =
  'color:CanvasText;border-color:CanvasText;outline-color:CanvasText;caret-color:CanvasText;' +
  'accent-color:auto;scrollbar-color:auto'

/**
 * What holds while the hand moves. A transition would start on every button and card with every colour, to be overtaken by
 * the next: it costs as much as all the rest. Pictures, and what `data-still` marks as lying on one, would be drawn anew
 * with each colour that they merely inherit: they keep a layer and colours that stay. So do veils and shadows, whose
 * shade is all but black under every brand; it follows when the hand rests.
 */
function stillCss(variables: Variables): string {
  const hold = (name: string) =>
    variables[name] === undefined ? '' : `${name}:${variables[name]}!important;`
  return [
    '*,::before,::after{transition-property:none!important}',
    `img,[data-still],[data-still]::after{${bareColors}}`,
    'img,[data-still]{will-change:transform}',
    '[data-still] img{will-change:auto}',
    `:root{${hold('--shade')}${hold('--shade-foreground')}}`,
    `[data-still]{${hold('--deep')}}`,
  ].join('')
}

/** Makes what keeps a page still until the hand rests. The sheet is the script's own, so the page's policy has no say. */
function stillness(page: Document): (variables: Variables) => void {
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (variables) => {
    if (timer === undefined) {
      sheet.replaceSync(stillCss(variables))
      page.adoptedStyleSheets.push(sheet)
    }
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
    }, REST)
  }
}
