import type { OperatorOperationId } from '../../src/contract/operations.gen.ts'
import type { ReplyOf, ValidatedRequest } from '../../src/contract/types.ts'
import type { Person } from './person.ts'

/** A call from Livery: checked against the contract, with its defaults filled in. */
export interface ExampleCall<Id extends OperatorOperationId> {
  path: ValidatedRequest<Id>['path']
  query: Readonly<Record<string, string | undefined>>
  body: ValidatedRequest<Id>['body']
  headers: Headers
  /** The origin of the agency's site. Agencies never see each other's data. */
  agency: string
  /** The person signed in, by `x-access-token`. */
  person: Person | null
}

/** A successful answer: the contract's body, or a file; status 200 by default. */
interface Answer<Body> {
  body: Body
  status?: number
  headers?: Readonly<Record<string, string>>
}

/** An answer that is not JSON. */
export interface FileAnswer {
  text: string
  type: string
}

type AnswerOf<Id extends OperatorOperationId> = [ReplyOf<Id>] extends [never]
  ? FileAnswer
  : Answer<ReplyOf<Id>>

export interface Route {
  id: OperatorOperationId
  method: string
  path: string
  answer: (call: ExampleCall<OperatorOperationId>) => Answer<unknown> | FileAnswer
}

/** Defines a route: an operation of the contract, its method and path, and its handler. */
export function route<Id extends OperatorOperationId>(
  id: Id,
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`,
  answer: (call: ExampleCall<Id>) => AnswerOf<Id>,
): Route {
  const [method = '', path = ''] = call.split(' ')
  return { id, method, path, answer: answer as Route['answer'] }
}
