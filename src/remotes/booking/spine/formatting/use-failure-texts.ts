import { ApiError } from '../../../../api/api-error.ts'
import { useProductTexts } from './use-product-texts.ts'

/**
 * Gives what puts into words why a call failed, in the page's language: by the reason or the code of the API's problem, or in the own
 * words of an operator's API. Empty for what is known by neither, such as a lost connection, so that the page can say what to do then.
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
