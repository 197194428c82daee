import type { JsonLd, PageAgency } from '../../contract/page.ts'
import { heroImage } from '../scene-images.ts'

/** Returns the agency as schema.org/TravelAgency. Includes phone and address only if the footer shows them. */
export function travelAgency(agency: PageAgency): JsonLd {
  const { displaySupportPhoneFooter, displayAddressFooter, contactPhoneNumber, contactEmailId } = agency
  const elsewhere = Object.values(agency.socialLinks).filter((link) => link.startsWith('https:'))
  return {
    '@type': 'TravelAgency',
    '@id': '/#agency',
    name: agency.agencyName,
    url: '/',
    logo: agency.logo,
    image: heroImage(agency),
    ...(displaySupportPhoneFooter && contactPhoneNumber && { telephone: contactPhoneNumber }),
    ...(contactEmailId && { email: contactEmailId }),
    ...(displayAddressFooter && agency.addressLine1 && { address: postalAddress(agency) }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

function postalAddress({ addressLine1, city, state, zipCode, country }: PageAgency): JsonLd {
  return {
    '@type': 'PostalAddress',
    streetAddress: addressLine1,
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(zipCode && { postalCode: zipCode }),
    ...(country && { addressCountry: country }),
  }
}
