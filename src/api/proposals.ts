import type { CreateProposalRequest, MoneyAmount } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for a proposal; always asked anew, since its price and what was said to it change. */
export const proposalQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/proposals/{id}', { params: { path: { id } } }, 0)

/** The query for what was proposed to clients. */
export const proposalsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/proposals', null, 0)

/** Proposes a rate to a client, and gives the proposal. */
export const createProposal = async (client: ApiClient, body: CreateProposalRequest) =>
  (await client.POST('/api/proposals', { body })).data?.data

/** What a client says to a proposal; they accept the total that they were shown. */
export type ClientAnswer = { answer: 'decline' } | { answer: 'accept'; shownTotal: MoneyAmount }

/** Sends the client's answer, and gives the proposal as it is then. */
export const answerProposal = async (client: ApiClient, id: string, body: ClientAnswer) =>
  (await client.POST('/api/proposals/{id}/answer', { params: { path: { id } }, body })).data?.data

/** Takes a proposal back, and gives it as it is then. */
export const withdrawProposal = async (client: ApiClient, id: string) =>
  (await client.DELETE('/api/proposals/{id}', { params: { path: { id } } })).data?.data
