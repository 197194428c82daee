import { resolveTokens, type ThemeTokens } from '../theme/resolve-tokens.ts'
import type { BrandInput } from '../theme/theme-input.ts'
import { themeVariables } from '../theme/theme-variables.ts'
import { variableWriter } from '../ui/variable-writer.ts'

/** Milliseconds without a change that count as the end of a drag. */
const REST = 250

type Listener = (tokens: ThemeTokens) => void

/** A brand tried on in the browser. */
export interface LiveTheme {
  /** The agency's own brand input. */
  own: BrandInput
  /** Returns the current tokens. */
  tokens: () => ThemeTokens
  /** Applies a brand to the page in the next frame. */
  apply: (input: BrandInput) => void
  /** Restores the server's theme and removes all listeners. */
  clear: () => void
  /** Applies the theme to another document too, such as one in a frame. Returns a function that removes it. */
  applyTo: (root: HTMLElement) => () => void
  /** Calls the listener once in every frame in which the brand changed. */
  subscribe: (listener: Listener) => () => void
}

/**
 * Creates a theme that can change while a control is dragged: it sets variables without React and without measuring
 * the page. The mode is the root's `data-mode`, so that the stylesheet's own rules follow.
 */
export function liveTheme(root: HTMLElement, own: BrandInput): LiveTheme {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const dressed = new Map([[root, dresser(root)]])
  const listeners = new Set<Listener>()
  let tokens = resolveTokens(own)
  let isWorn = false
  let isNotified = true

  function paint(): void {
    const mode = tokens.mode === 'auto' ? (dark.matches ? 'dark' : 'light') : tokens.mode
    const variables = themeVariables(tokens, mode)
    for (const { write } of dressed.values()) write(variables, mode)
  }

  function notify(): void {
    if (!isNotified) return
    isNotified = false
    requestAnimationFrame(() => {
      isNotified = true
      for (const listener of listeners) listener(tokens)
    })
  }

  return {
    own,
    tokens: () => tokens,
    apply(input) {
      tokens = resolveTokens(input)
      isWorn = true
      // Adding it again has no effect.
      dark.addEventListener('change', paint)
      paint()
      notify()
    },
    clear() {
      tokens = resolveTokens(own)
      isWorn = false
      dark.removeEventListener('change', paint)
      for (const { clear } of dressed.values()) clear()
      notify()
    },
    applyTo(other) {
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

/** Sets variables and mode on one document, and remembers its previous mode. */
function dresser(root: HTMLElement) {
  const writer = variableWriter(root)
  const hush = stillness(root.ownerDocument)
  /** The mode that the page was served with, while another is applied. */
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

/** Colours that elements inherit without showing them, since the page's stylesheet sets them on every element. */
const bareColors =
  'color:CanvasText;border-color:CanvasText;outline-color:CanvasText;caret-color:CanvasText;' +
  'accent-color:auto;scrollbar-color:auto'

/**
 * Styles while a control is dragged. Transitions would start on every button with every colour, which costs as much
 * as all the rest. Pictures, and elements with `data-still`, keep a layer and fixed colours, since inherited ones
 * would repaint them. Overlays and shadows, almost black under every brand, follow when the drag ends.
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

/**
 * Returns a function that suppresses transitions until the drag ends. The stylesheet is created by script, so the
 * content security policy does not apply.
 */
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
