import type { BusinessInfo } from '../../../../contract/types.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Routes } from '../../request-context/route.ts'
import { languageEntries } from './languages.ts'

export interface AgencyRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'businessInfo' | 'transaction'>
}

type AgencyOperations = 'getAgency' | 'getLanguages' | 'getWording' | 'getBusinessInfo' | 'submitBusinessInfo'

/** Makes the routes of the agency itself and of its owner's business information. Source: spec §7. */
export function agencyRoutes({ ofAgency }: AgencyRouteDependencies): Pick<Routes, AgencyOperations> {
  return {
    getAgency: ({ agency }) => ({ agency: agency.agency }),
    getWording: ({ agency, language }) => ({ data: { ...agency.wording?.[language] } }),
    getLanguages: ({ agency }) => ({ languages: languageEntries(agency.agency.languages) }),

    async getBusinessInfo({ agency }) {
      // The columns are plain text; their values passed the contract when they were submitted.
      return { data: { data: (await ofAgency(agency.id).businessInfo.find()) as BusinessInfo | null } }
    },

    // Only the owner sees the modal that asks for it (spec §4).
    async submitBusinessInfo({ agency, signedIn, body }) {
      await ofAgency(agency.id).transaction(async (records) => {
        const before = await records.businessInfo.find()
        if (!(await records.businessInfo.submit(body))) throw answered()
        await noteChange(records, signedIn?.userId ?? 'system', 'businessInfo.submit', {
          before,
          after: body,
        })
      })
      return { data: body }
    },
  }
}

/** Two owners may have the form open at once; the first answer must not be replaced unseen. */
function answered(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'A colleague has already submitted the business information. It cannot be replaced.',
    errors: [{ field: 'contactEmailId', reason: 'was already submitted with other answers' }],
  })
}
