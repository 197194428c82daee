import { describe, expect, it } from 'vitest'
import { plainImports } from './plain-imports.ts'

function rendered(code: string): string {
  const { renderChunk } = plainImports()
  const render = renderChunk as unknown as (code: string) => string | null
  return render(code) ?? code
}

describe('a deferred part', () => {
  it.each([
    ['__vitePreload(() => import("./a.js"), __VITE_PRELOAD__)', 'import("./a.js")'],
    [
      '__vitePreload(() => import("./a.js").then((n) => n.t), __VITE_PRELOAD__).then(show)',
      'import("./a.js").then((n) => n.t).then(show)',
    ],
    [
      '__vitePreload(() => import("./en.js").then((m) => m["default"]), __VITE_PRELOAD__)',
      'import("./en.js").then((m) => m["default"])',
    ],
    [
      '(await __vitePreload(async () => {\n\tconst { Footer } = await import("./a.js");\n\treturn { Footer };\n}, __VITE_PRELOAD__)).Footer',
      '(await import("./a.js")).Footer',
    ],
  ])('is imported without a wrapper: %s', (code, plain) => {
    expect(rendered(code)).toBe(plain)
  })

  it.each([
    // The part's name differs from the local one: the wrapper returns the name.
    '__vitePreload(async () => {\n\tconst { t: Footer } = await import("./a.js");\n\treturn { Footer };\n}, __VITE_PRELOAD__)',
    '__vitePreload(async () => {\n\tconst { One } = await import("./a.js");\n\treturn { Two };\n}, __VITE_PRELOAD__)',
  ])('keeps a wrapper that does more: %s', (code) => {
    expect(rendered(code)).toBe(code)
  })
})
