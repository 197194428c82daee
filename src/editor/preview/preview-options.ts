import { useMemo } from 'react'
import { usePage } from '../../platform/page.tsx'
import { namesOf } from '../controls/codes.ts'
import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

export type PreviewOption = 'role' | 'language' | 'currency' | 'mode' | 'bookingState'

export interface Choice {
  readonly value: string
  readonly word: string
  /** Its text where there is little room. */
  readonly short?: string
}

const roles = ['anonymous', 'traveller', 'agent', 'restricted', 'owner'] as const
const states = ['ready', 'loading', 'empty', 'failed'] as const
const modes = ['light', 'dark'] as const

/** Every preview option with its name and choices; languages and currencies are those of the draft. */
export function usePreviewOptions(): Readonly<
  Record<PreviewOption, { name: string; choices: readonly Choice[] }>
> {
  const { t } = useFieldTexts()
  const { agency, language } = usePage()
  const editor = useEditor()
  const own = useEditorValue(editor.valueAtom('/agency/languages')) ?? agency.languages
  const currencies = useEditorValue(editor.valueAtom('/currencies'))
  const label = (key: string) => t(key)
  const languages = useMemo(() => named('language', language, own), [language, own])
  const money = useMemo(() => named('currency', language, currencies), [language, currencies])
  return {
    role: {
      name: label('pick.role'),
      choices: roles.map((value) => ({ value, word: label(`role.${value}`) })),
    },
    language: {
      name: label('pick.language'),
      choices: languages.map(({ code, name }) => ({
        value: code,
        word: name,
        short: code.toUpperCase(),
      })),
    },
    currency: {
      name: label('pick.currency'),
      choices: money.map(({ code, name }) => ({
        value: code,
        word: `${code} · ${name}`,
        short: code,
      })),
    },
    mode: {
      name: label('pick.mode'),
      choices: [
        { value: '', word: label('pick.ownMode') },
        ...modes.map((value) => ({ value, word: label(`option.mode.${value}`) })),
      ],
    },
    bookingState: {
      name: label('pick.state'),
      choices: states.map((value) => ({ value, word: label(`state.${value}`) })),
    },
  }
}

/** An option's value as part of a grant request. */
export function grantRequestWith(option: PreviewOption, value: string): Partial<CreatePreviewGrantRequest> {
  return { [option]: value || undefined }
}

/** The chosen value of an option; empty if the site decides. */
export const chosenOf = (request: CreatePreviewGrantRequest, option: PreviewOption): string =>
  request[option] ?? ''

/** The codes of a list in the settings; all codes if it is empty. */
function named(kind: 'language' | 'currency', language: string, list: unknown) {
  const codes = (Array.isArray(list) ? list : []).map((one) =>
    typeof one === 'object' && one !== null && 'code' in one ? one.code : one,
  )
  const all = namesOf(kind, language)
  const own = all.filter(({ code }) => codes.includes(code))
  return own.length > 0 ? own : all
}
