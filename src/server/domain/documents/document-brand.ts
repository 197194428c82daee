import type { Agency } from '../../../contract/types.ts'
import { oneLine } from '../../kernel/text/one-line.ts'
import type { DocumentBrand } from './booking-document.ts'
import { mailAddress } from './mail-address.ts'

/** Returns an agency's branding for documents, as it was published. */
export function documentBrand(agency: Agency, logo: DocumentBrand['logo'], site: string): DocumentBrand {
  return {
    id: agency.id,
    name: oneLine(agency.agencyName),
    logo,
    primaryColor: agency.primaryColor,
    theme: agency.theme,
    email: agency.contactEmailId,
    phone: agency.displaySupportPhoneFooter ? agency.contactPhoneNumber : '',
    address: mailAddress(agency),
    site,
  }
}
