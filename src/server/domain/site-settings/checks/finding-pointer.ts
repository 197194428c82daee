import { pointerOf } from '../../../../tenant/settings/pointer.ts'

/**
 * Takes a field as tenant.json writes it and gives the pointer under which a person changes it: what is inside a list is
 * found there by its list, and what a sign-on of the platform contradicts by the agency's own choice.
 */
export function findingPointer(field: string): string {
  const [, language, key] = /^wording\.([a-z]+)\.(.+)$/.exec(field) ?? []
  if (language !== undefined && key !== undefined) return pointerOf(['wording', language, key])
  if (field.startsWith('identityProviders')) return '/agency/sso'
  const [outer = ''] = field.split('[')
  return pointerOf(outer.split('.').filter((step) => step !== ''))
}
