import type { OperationCases } from '../testing-operation-case.ts'

/** A row for every operation under Accounts in the contract. */
export const accountOperations = {
  signUp: {
    audited: 'user.signUp',
    may: 'anybody',
    counted: 'signUp',
    takesEndedSession: true,
    body: {
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@test.example',
      password: 'a good long password',
      language: 'en',
    },
    status: 202,
  },
  verifyEmail: {
    audited: 'user.verify',
    may: 'anybody',
    counted: 'verify',
    takesEndedSession: true,
    body: { token: 'no-such-token' },
    status: 422,
  },
  sendVerification: {
    audited: { not: 'mails a link; following it is noted' },
    may: 'anybody',
    counted: 'verification',
    takesEndedSession: true,
    body: { email: 'nobody@test.example' },
    status: 202,
  },
  forgotPassword: {
    audited: { not: 'mails a link; following it is noted' },
    may: 'anybody',
    counted: 'reset',
    takesEndedSession: true,
    body: { email: 'nobody@test.example' },
    status: 202,
  },
  setNewPassword: {
    audited: 'user.password',
    may: 'anybody',
    counted: 'newPassword',
    takesEndedSession: true,
    body: { token: 'no-such-token', password: 'a good long password' },
    status: 422,
  },
  changePassword: {
    audited: 'user.password',
    may: 'whoeverIsSignedIn',
    counted: 'password',
    isCountedByKey: true,
    body: { current: 'x', password: 'a good long password' },
    status: 422,
  },
  redeemHandover: {
    audited: { not: 'tells another site who somebody is; a token is used up' },
    may: 'anybody',
    counted: 'handover',
    takesEndedSession: true,
    body: { token: 'no-such-token' },
    status: 422,
  },
} satisfies OperationCases
