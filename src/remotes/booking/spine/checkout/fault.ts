/** Possible errors of a field; the texts have a message for each. */
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

/** By field, in the order of the form. */
export type Faults = Readonly<Record<string, Fault>>
