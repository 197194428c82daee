import type { MailSettings } from '../mail/mail-frame.ts'
import type { AccountRecords } from './account-records.ts'
import { type Invitation, makeInvitation } from './make-invitation.ts'
import type { User } from './person.ts'
import { roleHash } from './role-hash.ts'

export interface FutureOwner {
  email: string
  firstName: string
  lastName: string
  language: string | null
}

const owner = { userType: 'AgencyOwner', isRestricted: false } as const
const blank = { currency: null, passwordHash: null }

/**
 * Invites a person to own the agency and returns the invitation, or null if they already own it. A person invited
 * before gets a new link and keeps their names. Throws an `Error` with a sentence for people whose role only an owner
 * may change.
 */
export async function inviteOwner(
  records: AccountRecords,
  settings: MailSettings,
  person: FutureOwner,
): Promise<Invitation | null> {
  const known = await records.users.findByEmail(person.email)
  if (known?.userType === 'AgencyOwner' && known.isActive && known.emailVerifiedAt !== null) return null
  const invited = known
    ? await ask(records, known, person)
    : await records.users.create({ ...person, ...owner, ...blank })
  if (invited === null)
    throw new Error(`The address ${person.email} was taken in the meantime; run the command again.`)
  await records.audit.append({
    actor: 'system',
    action: 'agent.invite',
    beforeHash: known && roleHash(known),
    afterHash: roleHash(invited),
  })
  return makeInvitation(records, settings, invited, '')
}

async function ask({ users }: AccountRecords, known: User, person: FutureOwner): Promise<User | null> {
  const { firstName, lastName } = person
  const { id, email, userType, isActive, emailVerifiedAt } = known
  if (!isActive) {
    throw new Error(`${email} was deactivated at this agency; an owner can reactivate them at /users/agents.`)
  }
  if (userType === 'Traveller') return users.invite(id, { ...owner, firstName, lastName })
  // A person invited to another role who has not come yet is invited to this one instead.
  if (emailVerifiedAt === null) return users.setAccess(id, owner)
  throw new Error(
    `${email} already works for the agency (${userType}); an owner can make them an owner at /users/agents.`,
  )
}
