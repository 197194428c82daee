import type { CreateProposalRequest, MoneyAmount } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for a proposal. It is always refetched, since its price and the client's answer change. */
export const proposalQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/proposals/{id}', { params: { path: { id } } }, 0)

/** The query for the proposals to clients. */
export const proposalsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/proposals', null, 0)

/** Proposes a rate to a client, and returns the proposal. */
export const createProposal = async (client: ApiClient, body: CreateProposalRequest) =>
  (await client.POST('/api/proposals', { body })).data?.data

/** The client's answer to a proposal; accepting confirms the total that was shown. */
export type ClientAnswer = { answer: 'decline' } | { answer: 'accept'; shownTotal: MoneyAmount }

/** Sends the client's answer, and returns the updated proposal. */
export const answerProposal = async (client: ApiClient, id: string, body: ClientAnswer) =>
  (await client.POST('/api/proposals/{id}/answer', { params: { path: { id } }, body })).data?.data

/** Withdraws a proposal, and returns the updated proposal. */
export const withdrawProposal = async (client: ApiClient, id: string) =>
  (await client.DELETE('/api/proposals/{id}', { params: { path: { id } } })).data?.data
