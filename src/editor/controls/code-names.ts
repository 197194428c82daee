import type { CodeKind } from './codes.ts'

const types = { country: 'region', language: 'language', currency: 'currency' } as const

/** Returns a function that names codes in a language; a code without a name is returned as it is. */
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
