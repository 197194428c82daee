import type { FieldError, Tenant } from '../../../contract/types.ts'
import { contradictions } from '../../kernel/validation/contradictions.ts'
import { fieldErrors } from '../../kernel/validation/field-errors.ts'
import { fillingValidators } from '../../kernel/validation/filling-validators.ts'
import { shippedRates } from '../exchange-rates/shipped-rates.ts'
import { markupErrors } from '../pricing/markup-errors.ts'
import { connectedSuppliers } from '../suppliers/connected-suppliers.ts'
import { supplierErrors } from '../suppliers/supplier-errors.ts'

export type TenantCheck =
  | { readonly ok: true; readonly tenant: Tenant }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/**
 * Returns the tenant of a parsed tenant.json with its defaults (filled in place), or all problems as `{field,
 * reason}`. Reasons are plain English, to be shown after the file's and field's names. `suppliers` are those that it
 * can name.
 */
export function validateTenant(json: unknown, suppliers = connectedSuppliers): TenantCheck {
  const validate = fillingValidators('components/schemas/Tenant')
  if (!validate?.(json)) return { ok: false, errors: fieldErrors(validate?.errors, 'tenant.json', true) }
  const tenant = json as Tenant
  const errors = [
    ...contradictions(tenant),
    ...markupErrors(tenant.markups, 'markups', shippedRates.rates),
    ...supplierErrors(tenant.suppliers, suppliers),
  ]
  return errors.length > 0 ? { ok: false, errors } : { ok: true, tenant }
}
