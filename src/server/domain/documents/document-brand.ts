import type { Agency } from '../../../contract/types.ts'
import { oneLine } from '../../kernel/text/one-line.ts'
import type { DocumentBrand } from './booking-document.ts'
import { mailAddress } from './mail-address.ts'

/** Takes an agency as it was published, the file of its logo and the origin of its site, and gives it as its documents show it. */
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
