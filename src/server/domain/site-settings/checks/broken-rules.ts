import type { FieldError, Finding } from '../../../../contract/types.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { codedReason } from '../../../../tenant/settings/reason-code.ts'
import { contradictions } from '../../../kernel/validation/contradictions.ts'
import { fieldErrors } from '../../../kernel/validation/field-errors.ts'
import { targetErrors } from '../../../kernel/validation/target-errors.ts'
import { checkWording } from '../../tenant-folders/check-wording.ts'
import { plainWording } from '../files/plain-wording.ts'
import { homePlaceOf } from '../home-place.ts'
import { schemaErrors } from '../validated-settings.ts'
import type { CheckedSettings } from './checked-settings.ts'

/** The languages there are when an agency names none. */
const every = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const

/** Gives what a tenant's folder would be refused for: what the contract does not allow, and rules between fields. All of it is blocking. */
export async function brokenRules({ settings, hosts }: CheckedSettings): Promise<Finding[]> {
  const wrong = fieldErrors(schemaErrors(structuredClone(settings)), 'settings', true)
  if (wrong.length > 0) return wrong.map((error) => blocking('contract', error))
  const { canonicalHost, agency, wording } = settings
  const { problems } = checkWording(plainWording(wording), agency.languages ?? [...every])
  const isElsewhere = canonicalHost !== undefined && !hosts.includes(canonicalHost)
  const hasPlace = (await homePlaceOf(settings)) !== null
  const errors: FieldError[] = [
    ...contradictions(settings),
    ...targetErrors(settings),
    ...(isElsewhere
      ? [{ field: 'canonicalHost', reason: `is ${canonicalHost}, which is none of the agency's hosts` }]
      : []),
    ...(hasPlace
      ? []
      : [
          {
            field: 'agency.home.place',
            reason: `is missing, and ${agency.defaultCountry} has no town to take instead`,
          },
        ]),
  ]
  return [
    ...errors.map((error) => blocking('rules', error)),
    ...problems.map(({ field, reason }) =>
      blocking('wording', { field: field.replace('shell/', ''), reason }),
    ),
  ]
}

function blocking(check: string, { field, reason }: FieldError): Finding {
  const { code, values } = codedReason(reason)
  const pointer = findingPointer(field)
  return { check, level: 'blocking', code: `reason.${code}`, values: { ...values }, pointer, field, reason }
}

/**
 * Takes a field as tenant.json writes it and gives the pointer under which a person changes it: what is inside a list is
 * found there by its list, and what a sign-on of the platform contradicts by the agency's own choice.
 */
function findingPointer(field: string): string {
  const [, language, key] = /^wording\.([a-z]+)\.(.+)$/.exec(field) ?? []
  if (language !== undefined && key !== undefined) return pointerOf(['wording', language, key])
  if (field.startsWith('identityProviders')) return '/agency/sso'
  const [outer = ''] = field.split('[')
  return pointerOf(outer.split('.').filter((step) => step !== ''))
}
