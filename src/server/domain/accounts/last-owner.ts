/** A change of access that would leave an agency without an active owner; nothing was changed. */
export class LastOwner extends Error {
  override readonly name = 'LastOwner'

  constructor(userId: string) {
    super(`person ${userId} is the last active owner of the agency`)
  }
}
