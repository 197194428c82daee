import { ApiError } from '../../../../api/api-error.ts'
import { useProductTexts } from './use-product-texts.ts'

/**
 * Returns a function that explains a failed call in the page's language, by the problem's reason or code, or in an
 * operator API's own words. Returns an empty text for unknown causes such as a lost connection, so that the page can
 * say what to do.
 */
export function useFailureTexts(): (error: unknown) => string {
  const text = useProductTexts()
  return (error) => {
    if (!(error instanceof ApiError)) return ''
    const { code, reason, errors, ownWords: defaultValue } = error
    const exact = errors.some(({ field }) => field === 'change') ? 'unchanged' : reason
    return text([`failure.${exact}`, `failure.${code}`], { defaultValue })
  }
}
