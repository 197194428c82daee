import type { AccountRecords } from './account-records.ts'
import type { User } from './person.ts'

/** What a mailed link that sets a password may be for, in the order in which it is looked up. */
const purposes = ['reset', 'invite', 'verify'] as const
export type MailedPurpose = (typeof purposes)[number]

/** Takes a mailed link's token and gives what it is for and whose it is, without using it; null where it is void. Source: security, 7. */
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
