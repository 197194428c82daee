import type { ProposalWish } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for a proposal; always asked anew, since its price and what was said to it change. */
export const proposalQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/proposals/{id}', { params: { path: { id } } }, 0)

/** The query for what was proposed to clients. */
export const proposalsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/proposals', null, 0)

/** Proposes a rate to a client, and gives the proposal. */
export const createProposal = async (client: ApiClient, body: ProposalWish) =>
  (await client.POST('/api/proposals', { body })).data?.data

/** Says what the client says, and gives the proposal as it is then. */
export const answerProposal = async (client: ApiClient, id: string, answer: 'accept' | 'decline') =>
  (await client.POST('/api/proposals/{id}/answer', { params: { path: { id } }, body: { answer } })).data?.data

/** Takes a proposal back, and gives it as it is then. */
export const withdrawProposal = async (client: ApiClient, id: string) =>
  (await client.DELETE('/api/proposals/{id}', { params: { path: { id } } })).data?.data
