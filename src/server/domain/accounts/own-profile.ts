import type { OwnProfile } from '../../../contract/types.ts'
import type { User } from './person.ts'

/** Returns what people may know about themselves, in the fields of spec §3 (User profile). */
export function ownProfile(user: User, agency: { languages: readonly string[] }): OwnProfile {
  const { id, userType, firstName, lastName, email, phone, pictureHash, currency, hasPassword } = user
  return {
    id,
    userType,
    isRewardWalletEnable: user.isRewardWalletEnable,
    personal_info: {
      first_name: firstName,
      last_name: lastName,
      email,
      ...(pictureHash === null ? {} : { profile_image: `/media/${pictureHash}.webp` }),
    },
    phone,
    // A language that the agency no longer offers has no effect, so it is null.
    language: (agency.languages.find((code) => code === user.language) ?? null) as OwnProfile['language'],
    currency,
    hasPassword,
  }
}
