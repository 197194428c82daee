import type { LanguageCode } from '../../../src/contract/types.ts'

export const roles = ['visitor', 'traveller', 'agent'] as const
export type Role = (typeof roles)[number]
export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** One picture to take. */
export interface Cell {
  slug: string
  /** `home`, or a requested address. */
  page: string
  role: Role
  language: LanguageCode
  /** Width of the screen in pixels. */
  width: number
  mode: Mode
}

/** The requested part of the matrix; missing entries have defaults. */
export interface ShotRequest {
  pages?: readonly string[] | undefined
  roles?: readonly Role[] | undefined
  languages?: readonly LanguageCode[] | undefined
  widths?: readonly number[] | undefined
  modes?: readonly Mode[] | undefined
}

/** The facts of an agency that determine its pictures. */
export interface ShotTenant {
  slug: string
  defaultLanguage: LanguageCode
  languages: readonly LanguageCode[]
  mode: 'light' | 'dark' | 'auto'
  /** Whether the demo's people sign in by password. */
  hasPeople: boolean
}

/**
 * Roles that see a page differently from earlier ones: an agent's home leads to the search, and a signed-in person
 * sees no log-in.
 */
export const shotPages: Readonly<Record<string, readonly Role[]>> = {
  home: ['visitor', 'traveller'],
  results: ['visitor', 'agent'],
  hotel: ['visitor', 'agent'],
  checkout: ['visitor', 'traveller'],
  login: ['visitor'],
  dashboard: ['traveller', 'agent'],
}

/** Returns the pictures of an agency: only its languages and modes, and only roles that can sign in. */
export function matrixOf(tenant: ShotTenant, wanted: ShotRequest): Cell[] {
  const { slug, hasPeople } = tenant
  const languages = wanted.languages ?? [...new Set([tenant.defaultLanguage, 'ar' as const])]
  const there = {
    languages: languages.filter((language) => tenant.languages.includes(language)),
    modes: (wanted.modes ?? modes).filter((mode) => tenant.mode === 'auto' || tenant.mode === mode),
    widths: wanted.widths ?? [1440, 390],
  }
  return (wanted.pages ?? Object.keys(shotPages)).flatMap((page) =>
    rolesOf(page, wanted.roles)
      .filter((role) => hasPeople || role === 'visitor')
      .flatMap((role) =>
        there.languages.flatMap((language) =>
          there.widths.flatMap((width) =>
            there.modes.map((mode) => ({ slug, page, role, language, width, mode })),
          ),
        ),
      ),
  )
}

/** The requested roles that can sign in; by default those that see the page differently. */
function rolesOf(page: string, wanted: readonly Role[] | undefined): readonly Role[] {
  const usual = shotPages[page] ?? ['visitor']
  if (wanted === undefined) return usual
  const able = page === 'login' ? ['visitor'] : page === 'dashboard' ? ['traveller', 'agent'] : roles
  return wanted.filter((role) => able.includes(role))
}

/** The name of a picture's file, without extension. */
export function nameOf({ slug, page, role, language, width, mode }: Cell): string {
  const plain = page.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'root'
  return [slug, plain, role, language, width, mode].join('_')
}
