import type { OperationCases } from './testing-operation-case.ts'

/** A row for every operation that the contract has under User. */
export const userOperations = {
  login: {
    audited: { not: 'a session is no change of anything; the person sees and ends theirs' },
    may: 'anybody',
    counted: 'signIn',
    takesEndedSession: true,
    body: { email: 'nobody@test.example', password: 'wrong' },
    status: 422,
  },
  logout: {
    audited: { not: "ends the browser's own session alone" },
    may: 'anybody',
    takesEndedSession: true,
    body: {},
  },
  getSession: { may: 'anybody' },
  listSsoProviders: { may: 'anybody' },
  changeLanguage: {
    audited: 'user.language',
    may: 'anybody',
    id: 'closedList',
    path: '/api/user/changeLanguage/de',
  },
  getProfile: { may: 'whoeverIsSignedIn' },
  updateProfile: {
    audited: 'user.profile',
    hashed: true,
    may: 'whoeverIsSignedIn',
    body: { firstName: 'Mira' },
  },
  putProfilePicture: {
    audited: 'user.picture',
    hashed: true,
    may: 'whoeverIsSignedIn',
    counted: 'picture',
    // A WebP's first bytes and nothing of the picture.
    body: { data: 'UklGRgAAAABXRUJQVlA4IAAAAAA=' },
    status: 422,
  },
  deleteProfilePicture: { audited: 'user.picture', hashed: true, may: 'whoeverIsSignedIn' },
  getIdentities: { may: 'whoeverIsSignedIn' },
  linkIdentity: {
    audited: { not: 'it asks the provider; what comes of it is identity.link, by /sso/callback' },
    may: 'whoeverIsSignedIn',
    counted: 'password',
    body: { provider: 'orchid', current: 'wrong' },
    status: 422,
  },
  removeIdentity: {
    audited: 'identity.unlink',
    hashed: true,
    may: 'whoeverIsSignedIn',
    id: 'identity',
    path: '/api/user/identities/none',
    status: 404,
  },
  getSessions: { may: 'whoeverIsSignedIn' },
  endOtherSessions: { audited: 'user.endSessions', hashed: true, may: 'whoeverIsSignedIn' },
  endSession: {
    audited: 'user.endSession',
    hashed: true,
    may: 'whoeverIsSignedIn',
    id: 'session',
    path: '/api/user/sessions/none',
    status: 404,
  },
  askSupport: {
    audited: { not: 'mails the agency and changes nothing' },
    may: 'whoeverIsSignedIn',
    counted: 'support',
    body: { subject: 'Breakfast', message: 'Is there any?' },
    status: 409,
  },
  readMailedLink: {
    audited: { not: 'only reads' },
    may: 'anybody',
    counted: 'newPassword',
    takesEndedSession: true,
    body: { token: 'none' },
  },
} satisfies OperationCases
