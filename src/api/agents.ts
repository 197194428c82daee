import type { AgentInvitation, UpdateAgentRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency's agents. It is refetched at each visit, since a colleague may have changed them. */
export const agentsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/users/agents', null, 0)

/** The query for one agent. */
export const agentQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/users/agents/{id}', { params: { path: { id } } }, 0)

/** Invites an agent by mail. An address that already belongs to an agent is an ApiError with status 409. */
export const inviteAgent = async (client: ApiClient, body: AgentInvitation) =>
  (await client.POST('/api/users/agents', { body })).data?.data

/** Sends the invitation again. */
export const inviteAgentAgain = async (client: ApiClient, id: string) =>
  (await client.POST('/api/users/agents/{id}/invitation', { params: { path: { id } }, body: {} })).data?.data

/** Changes an agent's role, restriction or access, and returns the updated agent. */
export const changeAgent = async (client: ApiClient, id: string, body: UpdateAgentRequest) =>
  (await client.PATCH('/api/users/agents/{id}', { params: { path: { id } }, body })).data?.data
