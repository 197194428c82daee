import type { UnitCount } from '../../../domain/suppliers/activity-option.ts'
import type { QuotedVisit } from '../../../domain/suppliers/activity-shapes.ts'
import type { OctoAvailability, OctoOption, OctoProduct } from './octo-answers.ts'
import type { OctoSources } from './octo-sources.ts'
import { readTime } from './read-availability.ts'
import { pickupQuestionsOf } from './read-pickups.ts'
import { readOption, readProduct } from './read-product.ts'
import { readQuestions } from './read-questions.ts'

/** Units of an option at a start time. */
export interface OctoVisit {
  readonly product: OctoProduct
  readonly option: OctoOption
  readonly units: readonly UnitCount[]
  readonly at: OctoAvailability
}

/** Returns a visit in Livery's shape; null if nothing says where the product starts. */
export async function visitAt(
  { product, option, units, at }: OctoVisit,
  sources: OctoSources,
): Promise<QuotedVisit | null> {
  const { name, phone } = await sources.supplier()
  const activity = readProduct(product, name, sources.geo)
  if (activity === null) return null
  const read = readOption(option, product)
  return {
    activity,
    option: read,
    slot: readTime(at),
    units: units.map(({ unit, count }) => {
      const known = read.units.find((found) => found.unit === unit)
      return { unit, count, kind: known?.kind ?? 'other', people: known?.people ?? 1 }
    }),
    confirmation: product.instantConfirmation ? 'instant' : 'manual',
    cutoffAt: at.utcCutoffAt,
    questions: [...pickupQuestionsOf(product, option, at), ...readQuestions(product, option, units)],
    emergencyPhone: phone,
  }
}
