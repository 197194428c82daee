/** What can be wrong with a field; the texts word each. */
export type Fault =
  | 'firstName'
  | 'lastName'
  | 'nameWrong'
  | 'email'
  | 'emailWrong'
  | 'phone'
  | 'phoneWrong'
  | 'date'
  | 'dateWrong'
  | 'dateFuture'
  | 'dateAge'
  | 'nationality'
  | 'documentNumber'
  | 'documentWrong'
  | 'issuingCountry'
  | 'expiresOn'
  | 'expiresEarly'
  | 'answer'
  | 'requestsLong'
  | 'cardNumber'
  | 'terms'
  | 'refused'

/** By field, in the form's order. */
export type Faults = Readonly<Record<string, Fault>>
