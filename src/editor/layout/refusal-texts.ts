import { ApiError } from '../../api/api-error.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { codedReason } from '../../tenant/settings/reason-code.ts'
import { codeNames } from '../controls/codes.ts'
import { useFieldTexts } from './field-texts.ts'

/** Numeric values: formatted in the language. */
const counted = ['limit', 'written', 'stored', 'most', 'width', 'height', 'line']

/** Returns the server's English reason as a sentence in the user's language. */
export function refusalSentence(reason: string, t: Text, language: string): string {
  const { code, values } = codedReason(reason)
  const named = Object.entries(values).map(([key, value]) => [key, shown(key, value, language)] as const)
  const { bytes, mostBytes } = values
  return t(`refused.${code}`, {
    ...Object.fromEntries(named),
    ...(bytes !== undefined && { size: formatSize(Number(bytes), language) }),
    ...(mostBytes !== undefined && { most: formatSize(Number(mostBytes), language) }),
  })
}

function shown(key: string, value: string, language: string): string | number {
  if (key === 'language' || key === 'country') return codeNames(key, language)(value)
  // Isolates code from right-to-left text.
  if (key === 'element' || key === 'attribute') return `\u2068${value}\u2069`
  return counted.includes(key) && /^\d+$/.test(value) ? Number(value) : value
}

/** Returns a number of bytes as `5.3 MB`, `140 kB`. */
export function formatSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1024 * 1024
  const size = isLarge ? bytes / (1024 * 1024) : Math.max(1, Math.ceil(bytes / 1000))
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(size)
}

/** Returns a function that translates the server's English refusals. */
export function useRefusalTexts(): (reason: string) => string {
  const { t } = useFieldTexts()
  const { language } = usePage()
  return (reason) => refusalSentence(reason, t, language)
}

/** Returns why a tool's call failed, as a text that tells the user what to do. */
export function callFault(error: unknown, t: Text): string {
  if (!(error instanceof ApiError)) return t('fault.other')
  if (error.code === 'network') return t('fault.offline')
  return error.errors[0]?.reason ?? (error.detail || t('fault.other'))
}
