/** A person of the example, as log-in answers with them. */
export interface Person {
  email: string
  firstName: string
  lastName: string
  userType: 'Traveller' | 'SalesAgent' | 'AgencyOwner'
}
