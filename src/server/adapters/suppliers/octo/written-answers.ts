import type { BookRequest } from '../../../domain/suppliers/product-supplier.ts'
import { inOrderOfGroups } from '../../../domain/suppliers/unit-travellers.ts'
import type { OctoBooking, OctoOption, OctoProduct } from './octo-answers.ts'
import type { OctoSources } from './octo-sources.ts'
import { writePickup } from './read-pickups.ts'
import { readOption } from './read-product.ts'
import { type OctoAnswer, partyQuestions, writeAnswers } from './read-questions.ts'

interface WrittenItem {
  readonly uuid: string
  readonly unitId: string
  readonly questionAnswers: readonly OctoAnswer[]
}

/**
 * Returns what travellers answered, as an update of their booking takes it: once for the booking, for each unit by its
 * first traveller, and where they are picked up. Null if the supplier asks for nothing.
 */
export async function writtenAnswers(
  { travellers, answers }: Pick<BookRequest, 'travellers' | 'answers'>,
  held: OctoBooking,
  sources: OctoSources,
): Promise<object | null> {
  const product = await sources.product(held.productId)
  const option = product?.options.find(({ id }) => id === held.optionId)
  if (!product || !option) return null
  const ofParty = writeAnswers(partyQuestions(product, option), answers)
  const pickup = writePickup(product, option, answers)
  const items = writtenItems(held, { product, option, travellers })
  const hasItems = items.some(({ questionAnswers }) => questionAnswers.length > 0)
  if (ofParty.length === 0 && !hasItems && pickup === null) return null
  return {
    ...(ofParty.length > 0 && { questionAnswers: ofParty }),
    ...(hasItems && { unitItems: items }),
    ...pickup,
  }
}

/** Travellers are numbered by unit, adults first; the first of a unit answers for it. */
function writtenItems(
  { unitItems }: OctoBooking,
  {
    product,
    option,
    travellers,
  }: { product: OctoProduct; option: OctoOption } & Pick<BookRequest, 'travellers'>,
): WrittenItem[] {
  const { units } = readOption(option, product)
  const kindOf = (id: string) => units.find(({ unit }) => unit === id)?.kind ?? 'other'
  return inOrderOfGroups(unitItems, ({ unitId }) => kindOf(unitId)).map(({ uuid, unitId }, index) => {
    const { answers = [] } = travellers.find(({ group }) => group === index + 1) ?? {}
    const { questions = [] } = option.units.find(({ id }) => id === unitId) ?? {}
    return { uuid, unitId, questionAnswers: writeAnswers(questions, answers) }
  })
}
