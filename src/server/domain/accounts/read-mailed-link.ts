import type { AccountRecords } from './account-records.ts'
import type { User } from './person.ts'

/** What a mailed link that sets a password may be for, in the order of lookup. */
const purposes = ['reset', 'invite', 'verify'] as const
export type MailedPurpose = (typeof purposes)[number]

/**
 * Returns what a mailed link's token is for and its owner, without using it; null if it is void. Source: security, 7.
 */
export async function readMailedLink(
  { accountTokens }: Pick<AccountRecords, 'accountTokens'>,
  token: string,
): Promise<{ purpose: MailedPurpose; user: User } | null> {
  for (const purpose of purposes) {
    const user = await accountTokens.peek(token, purpose)
    if (user !== null) return { purpose, user }
  }
  return null
}
