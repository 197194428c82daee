import type { CodeKind } from './codes.ts'

const types = { country: 'region', language: 'language', currency: 'currency' } as const

/** Takes a kind of codes and a language and gives what the language calls a code; the code itself where it has no name. */
export function codeNames(kind: CodeKind, language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: types[kind] })
  return (code) => {
    try {
      const name = names.of(code) ?? code
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
    } catch {
      return code
    }
  }
}
