import { describe, expect, it } from 'vitest'
import { plainImports } from './plain-imports.ts'

function rendered(code: string): string {
  const { renderChunk } = plainImports()
  const render = renderChunk as unknown as (code: string) => string | null
  return render(code) ?? code
}

describe('a part that is fetched when it is needed', () => {
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
  ])('is imported and nothing besides: %s', (code, plain) => {
    expect(rendered(code)).toBe(plain)
  })

  it.each([
    // A name that the part has by another: the wrapping gives it back.
    '__vitePreload(async () => {\n\tconst { t: Footer } = await import("./a.js");\n\treturn { Footer };\n}, __VITE_PRELOAD__)',
    '__vitePreload(async () => {\n\tconst { One } = await import("./a.js");\n\treturn { Two };\n}, __VITE_PRELOAD__)',
  ])('keeps a wrapping that does more: %s', (code) => {
    expect(rendered(code)).toBe(code)
  })
})
