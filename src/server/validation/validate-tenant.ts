import type { FieldError, Tenant } from '../../contract/types.ts'
import { shippedRates } from '../rates/shipped-rates.ts'
import { contradictions } from './contradictions.ts'
import { fieldErrors } from './field-errors.ts'
import { fillingValidators } from './filling-validators.ts'
import { markupErrors } from './markup-errors.ts'

export type TenantCheck =
  | { readonly ok: true; readonly tenant: Tenant }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/**
 * Takes the parsed text of a tenant.json (and fills it in place), gives the tenant with its defaults, or everything
 * that is wrong as `{field, reason}`. Reasons are plain English, to be shown after the file's and the field's name.
 */
export function validateTenant(json: unknown): TenantCheck {
  const validate = fillingValidators('components/schemas/Tenant')
  if (!validate?.(json)) return { ok: false, errors: fieldErrors(validate?.errors, 'tenant.json', true) }
  const tenant = json as Tenant
  const errors = [...contradictions(tenant), ...markupErrors(tenant.markups, 'markups', shippedRates.rates)]
  return errors.length > 0 ? { ok: false, errors } : { ok: true, tenant }
}
