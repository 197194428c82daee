import type { Person } from './person.ts'
import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'

const PASSWORD = 'example'
const people: readonly Person[] = [
  { email: 'traveller@example.com', firstName: 'Tara', lastName: 'Young', userType: 'Traveller' },
  { email: 'agent@example.com', firstName: 'Alex', lastName: 'Moreno', userType: 'SalesAgent' },
  { email: 'owner@example.com', firstName: 'Olga', lastName: 'Winter', userType: 'AgencyOwner' },
]

/**
 * Makes the log-in, and the function that finds a token's person. Tokens belong to one agency and end with the
 * process.
 */
export function makePeople() {
  const tokens = new Map<string, Person>()
  const noAccounts = (): never => {
    throw new Refusal(403, 'This example has three accounts and creates no others.')
  }
  const routes: readonly Route[] = [
    route('login', 'POST /api/user/login', ({ body, agency }) => {
      const { email, password } = body
      const person = people.find((one) => one.email === email.toLowerCase())
      if (!person || password !== PASSWORD)
        throw new Refusal(422, 'The email address or the password is wrong.')
      const token = crypto.randomUUID()
      tokens.set(`${agency} ${token}`, person)
      // Livery creates the contract's session from the token and the person.
      return { body: { token, user: person } as never }
    }),
    route('signUp', 'POST /api/user/signup', noAccounts),
    route('sendVerification', 'POST /api/user/verification', noAccounts),
    route('forgotPassword', 'POST /api/user/forgot-password', noAccounts),
    route('verifyEmail', 'POST /api/user/verify', noAccounts),
    route('setNewPassword', 'POST /api/user/new-password', noAccounts),
    route('changePassword', 'POST /api/user/password', noAccounts),
    route('redeemHandover', 'POST /api/user/handover', noAccounts),
  ]
  return {
    routes,
    personOf: (agency: string, token: string | null) =>
      token === null ? null : (tokens.get(`${agency} ${token}`) ?? null),
  }
}

/** Whether a person works for the agency, and so sees all its bookings. */
export function isStaff(person: Person | null): boolean {
  return person !== null && person.userType !== 'Traveller'
}
