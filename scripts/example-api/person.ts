/** A person of the example, in the form of the log-in's answer. */
export interface Person {
  email: string
  firstName: string
  lastName: string
  userType: 'Traveller' | 'SalesAgent' | 'AgencyOwner'
}
