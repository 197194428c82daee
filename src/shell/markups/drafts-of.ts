import type { AgencyMarkups, MarkupRule } from '../../contract/types.ts'
import { draftOf, type RuleDraft } from './rule-draft.ts'

export interface Drafts {
  /** The rule of everything, which there always is: what holds without one is written down with the first change. */
  readonly general: RuleDraft
  readonly exceptions: readonly RuleDraft[]
}

/** Takes what is stored and gives its rows to be written on. */
export function draftsOf({ rules, fallback }: AgencyMarkups): Drafts {
  return {
    general: draftOf(rules.find(isGeneral) ?? fallback, 'general'),
    exceptions: rules.filter((rule) => !isGeneral(rule)).map((rule, index) => draftOf(rule, `rule-${index}`)),
  }
}

/** Takes what is stored and the rows there are, and gives another row, with a key that none of them has. */
export function newException({ rules }: AgencyMarkups, exceptions: readonly RuleDraft[]): RuleDraft {
  const taken = new Set(exceptions.map(({ key }) => key))
  let count = rules.length
  while (taken.has(`rule-${count}`)) count += 1
  return { key: `rule-${count}`, product: '', where: { kind: 'everywhere' }, value: '', unit: '%' }
}

function isGeneral({ product, country, place }: MarkupRule): boolean {
  return product === undefined && country === undefined && place === undefined
}
